// The container directives other than admonitions, by name. They are directives rather than tags because a site may have
// components of the same names, and because the text remains Markdown that any other program can show.
import { ADMONITION_KEYWORDS, admonitionNode, isAdmonition } from './admonition.ts'
import { cards } from './cards.ts'
import { codeGroup } from './code-group.ts'
import { column, columns } from './columns.ts'
import { details as disclosure } from './details.ts'
import type { Directive, DirectiveHandler } from './directive.ts'
import { fileTree } from './file-tree.ts'
import { hero } from './hero.ts'
import { images } from './images.ts'
import { signature } from './signature.ts'
import { steps } from './steps.ts'
import { video } from './video.ts'

/** Renders an admonition written as a directive. */
const admonition: DirectiveHandler = ({ name, label, attributes, children, node }, { page }) => {
  const { id, class: className } = attributes
  const parts = {
    keyword: name,
    title: [...label],
    children,
    ...(id ? { id } : {}),
    ...(className ? { className } : {}),
  }
  return [admonitionNode(parts, page, node)]
}

/** Renders a disclosure; the label is its summary. */
const details: DirectiveHandler = ({ label, attributes, children, node }: Directive, document) => {
  const { id, class: className, open } = attributes
  const props = new Map([
    ...(id ? [['id', id] as const] : []),
    ...(className ? [['className', className] as const] : []),
    ...(open === undefined ? [] : [['open', open === 'false' ? 'false' : 'true'] as const]),
  ])
  const line: Directive['children'] =
    label.length === 0
      ? []
      : [{ type: 'element', data: { hName: 'summary', hProperties: {} }, children: [...label] }]
  return disclosure({ name: 'directive', props, children: [...line, ...children], node }, document)
}

const DIRECTIVES: ReadonlyMap<string, DirectiveHandler> = new Map([
  ['cards', cards],
  ['code-group', codeGroup],
  ['column', column],
  ['columns', columns],
  ['details', details],
  ['file-tree', fileTree],
  ['hero', hero],
  ['images', images],
  ['signature', signature],
  ['steps', steps],
  ['video', video],
])

/** Names of all built-in directives, for hints. */
export const DIRECTIVE_NAMES: readonly string[] = [...ADMONITION_KEYWORDS, ...DIRECTIVES.keys()]

/** Whether a name is a directive on this site: built in, or a configured admonition. */
export function isDirective(name: string, configured: readonly string[]): boolean {
  return DIRECTIVES.has(name) || isAdmonition(name, configured)
}

/** The handler of a directive; a configured admonition takes precedence over a built-in directive of the same name. */
export function directiveHandler(name: string, configured: readonly string[]): DirectiveHandler | undefined {
  return isAdmonition(name, configured) ? admonition : DIRECTIVES.get(name)
}
