// Groups findings of earlier stages under one rule: markdown/duplicate-id.
import type { Rule } from '../rule.ts'

/** Rule `duplicate-heading-id`. */
export const duplicateHeadingId: Rule = {
  id: 'duplicate-heading-id',
  commands: 'all',
  summary: 'Two headings or elements of a page have the same id.',
  level: 'warn',
  docs: 'A link to the id always leads to the first of them. Give the other another id.',
  bad: '## Запуск {#run}\n\n## Остановка {#run}',
  good: '## Запуск {#run}\n\n## Остановка {#stop}',
  covers: ['markdown/duplicate-id'],
}
