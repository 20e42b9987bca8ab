// `:::steps`: a numbered list with large numbers connected by a line.
import { boxNode, type DirectiveHandler, labelNodes, reportContent } from './directive.ts'

/** Renders a numbered list as steps. */
export const steps: DirectiveHandler = (directive, document) => {
  const { children } = directive
  const label = labelNodes(directive)
  if (!children.some(({ type, ordered }) => type === 'list' && ordered)) {
    reportContent(
      directive,
      'has no numbered list',
      'Begin each step with 1. as in a numbered list.',
      document,
    )
    return [...label, ...children]
  }
  return [...label, boxNode('steps', directive, children)]
}
