// Groups findings of earlier stages under one rule: scan/invalid-utf-8, scan/utf-16 and the like.
import type { Rule } from '../rule.ts'

/** Rule `file-encoding`. */
export const fileEncoding: Rule = {
  id: 'file-encoding',
  commands: 'all',
  summary: 'A file is not valid UTF-8 text, or is too large.',
  level: 'warn',
  docs: 'Characters are lost. Save the file as UTF-8.',
  bad: 'a page saved as UTF-16',
  good: 'the same page saved as UTF-8',
  covers: [
    'scan/invalid-utf-8',
    'scan/utf-16',
    'scan/binary',
    'scan/nul-character',
    'scan/half-character',
    'scan/too-large',
  ],
}
