// Groups findings of earlier stages under one rule: scan/empty-page.
import type { Rule } from '../rule.ts'

/** Rule `empty-page`. */
export const emptyPage: Rule = {
  id: 'empty-page',
  commands: 'all',
  summary: 'A page has no content.',
  level: 'warn',
  docs: 'Readers open a page with nothing on it. Write its content, or mark the page as a draft.',
  bad: '---\ntitle: Экспорт\n---',
  good: '---\ntitle: Экспорт\ndraft: true\n---',
  covers: ['scan/empty-page'],
}
