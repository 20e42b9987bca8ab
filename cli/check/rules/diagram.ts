// Gives findings of earlier stages their place among the rules: markdown/diagram.
import type { CoverRule } from '../rule.ts'

/** Rule `diagram`. */
export const diagram: CoverRule = {
  id: 'diagram',
  summary: 'A Mermaid diagram cannot be drawn.',
  level: 'warn',
  docs: 'Readers see the source in place of the drawing.',
  bad: '```mermaid\nflowhart LR\n  A --> B\n```',
  good: '```mermaid\nflowchart LR\n  A --> B\n```',
  covers: ['markdown/diagram'],
}
