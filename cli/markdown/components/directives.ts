// The container directives that are no admonitions, by name. They are directives, not tags: a site may have components of the
// same names, and the text stays Markdown that any other program shows.
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

/** An admonition written as a directive. */
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

/** A passage that opens; the label is its visible line. */
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

/** Whether a name is a directive of this site: built in, or an admonition that it configures. */
export function isDirective(name: string, configured: readonly string[]): boolean {
  return DIRECTIVES.has(name) || isAdmonition(name, configured)
}

/** The handler of a directive; an admonition that the site configures wins over a built-in directive of its name. */
export function directiveHandler(name: string, configured: readonly string[]): DirectiveHandler | undefined {
  return isAdmonition(name, configured) ? admonition : DIRECTIVES.get(name)
}
