// Groups findings of earlier stages under one rule: markdown/missing-alt.
import type { Rule } from '../rule.ts'

/** Rule `image-alt`. */
export const imageAlt: Rule = {
  id: 'image-alt',
  commands: 'all',
  summary: 'An image has no alternative text.',
  level: 'warn',
  docs: 'Readers who cannot see the image hear this text. An empty text marks a purely decorative image.',
  bad: '<img src="./scheme.png"/>',
  good: '<img src="./scheme.png" alt="Схема узлов"/>',
  covers: ['markdown/missing-alt'],
}
