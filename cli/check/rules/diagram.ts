// Groups findings of earlier stages under one rule: markdown/diagram.
import type { Rule } from '../rule.ts'

/** Rule `diagram`. */
export const diagram: Rule = {
  id: 'diagram',
  commands: 'all',
  summary: 'A Mermaid diagram cannot be drawn.',
  level: 'warn',
  docs: 'Readers see its source instead of the drawing.',
  bad: '```mermaid\nflowhart LR\n  A --> B\n```',
  good: '```mermaid\nflowchart LR\n  A --> B\n```',
  covers: ['markdown/diagram'],
}
