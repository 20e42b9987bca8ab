// Admonitions: a box with a type, a title and content, written as a directive, a component or a GitHub alert.
import { capitalized } from '../../text/capitalized.ts'
import { elementNode, textNode } from '../elements.ts'
import type { Page } from '../page.ts'
import type { TreeNode } from '../tree.ts'

/** An admonition type: the name in its class and title, and the style it shares with others. */
interface Kind {
  readonly type: string
  readonly look: string
}

const KINDS: ReadonlyMap<string, Kind> = new Map([
  ['note', { type: 'note', look: 'secondary' }],
  ['secondary', { type: 'note', look: 'secondary' }],
  ['tip', { type: 'tip', look: 'success' }],
  ['success', { type: 'tip', look: 'success' }],
  ['info', { type: 'info', look: 'info' }],
  ['important', { type: 'info', look: 'info' }],
  ['warning', { type: 'warning', look: 'warning' }],
  ['caution', { type: 'caution', look: 'warning' }],
  ['danger', { type: 'danger', look: 'danger' }],
])

/** Parts of an admonition. */
export interface AdmonitionParts {
  readonly keyword: string
  /** Title as written; null for the default title of the type. */
  readonly title: TreeNode[] | null
  readonly children: TreeNode[]
  readonly id?: string
  readonly className?: string
}

/** Whether a keyword is a built-in or configured admonition. */
export function isAdmonition(keyword: string, configured: readonly string[]): boolean {
  return KINDS.has(keyword) || configured.includes(keyword)
}

/** Built-in keywords, for hints. */
export const ADMONITION_KEYWORDS: readonly string[] = [...KINDS.keys()]

/** The node of an admonition. A configured keyword without a style of its own looks like `info`. */
export function admonitionNode(parts: AdmonitionParts, page: Page, at: TreeNode): TreeNode {
  const { keyword, title, children, id, className } = parts
  const { type, look } = KINDS.get(keyword) ?? { type: keyword, look: 'info' }
  const classes = ['theme-admonition', `theme-admonition-${type}`, 'alert', `alert--${look}`]
  const extra = className?.split(/\s+/).filter((name) => name !== '') ?? []
  const heading = elementNode('div', { className: ['admonition-heading'] }, [
    elementNode('span', { className: ['admonition-icon'], ariaHidden: 'true' }, []),
    ...(title && title.length > 0 ? title : [defaultTitle(keyword, page)]),
  ])
  const content =
    children.length > 0 ? [elementNode('div', { className: ['admonition-content'] }, children)] : []
  const properties = { className: [...classes, ...extra], ...(id ? { id } : {}) }
  return elementNode('div', properties, [heading, ...content], at)
}

function defaultTitle(keyword: string, page: Page): TreeNode {
  // Strings files of Docusaurus have these titles in lower case, for its stylesheet to change.
  const title = textNode(capitalized(page.message(`theme.admonition.${keyword}`, keyword)))
  return { ...title, data: { unindexed: true } }
}
