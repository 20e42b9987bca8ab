// Groups findings of earlier stages under one rule: markdown/missing-include, markdown/include-outside and the like.
import type { Rule } from '../rule.ts'

/** Rule `include`. */
export const include: Rule = {
  id: 'include',
  commands: 'all',
  summary: 'A partial is missing, is outside the site or includes itself.',
  level: 'error',
  docs: 'Nothing is shown in its place.',
  bad: "import Note from './_nota.md'",
  good: "import Note from './_note.md'",
  covers: [
    'markdown/missing-include',
    'markdown/include-outside',
    'markdown/include-ring',
    'markdown/includes',
    'markdown/unused-children',
  ],
}
