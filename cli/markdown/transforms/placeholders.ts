// Turns tags unknown to browsers, such as the placeholder `<host>` in prose, into text. This happens early, so that outline,
// search and page agree.
import { BUILT_IN_COMPONENTS } from '../../model/built-in-components.ts'
import { isKnownElement } from '../../text/known-elements.ts'
import { transform } from '../document.ts'
import { elementPolicy } from '../html/elements.ts'
import { rawParts, replaceParts } from '../html/raw-parts.ts'
import type { Page } from '../page.ts'
import type { TreeNode } from '../tree.ts'
import { eachNode } from '../walk.ts'

const SINGLE_TAG = /^<\/?([a-z][^\s/>]*)[^<]*>$/i

/** Parents in which HTML is inline rather than a block. */
const IN_LINE: ReadonlySet<string> = new Set([
  'paragraph',
  'heading',
  'tableCell',
  'emphasis',
  'strong',
  'delete',
  'link',
  'linkReference',
])

/** Turns such tags into text. If the site allows the element, its tags are kept. */
export const placeholders = transform((tree, { page }) => {
  eachNode(tree, ({ type, children }) => {
    if (children?.some(isHtml)) showPlaceholders(children, IN_LINE.has(type), page)
  })
})

const isHtml = ({ type }: TreeNode): boolean => type === 'html'

function showPlaceholders(children: TreeNode[], isInLine: boolean, page: Page): void {
  let hasEnds = false
  for (const [at, child] of children.entries()) {
    if (!isHtml(child)) continue
    if (isPlaceholder(child, page)) {
      const text: TreeNode = { ...child, type: 'text', data: { ...child.data, isTag: true } }
      children[at] = isInLine ? text : { type: 'paragraph', children: [text], position: child.position }
    } else hasEnds ||= hasUnknownEnd(child, page)
  }
  if (hasEnds) showStrayEnds(children, page)
}

/** Whether browsers do not know an element; names with a hyphen are custom elements. */
function isUnknown(name: string, page: Page): boolean {
  return !isKnownElement(name) && !name.includes('-') && !elementPolicy(page.options.markdown).isNamed(name)
}

/** Whether the site allows authors to use elements unknown to browsers. */
function isKept(name: string, page: Page): boolean {
  return elementPolicy(page.options.markdown).judge(name.toLowerCase(), true, 'html').isAllowed
}

/** Whether an unmatched tag is shown as written. */
const isShown = (name: string, page: Page): boolean => isUnknown(name, page) && !isKept(name, page)

const END_NAME = /<\/([a-z][\w.:-]*)\s*>/gi

function hasUnknownEnd({ value = '' }: TreeNode, page: Page): boolean {
  for (const [, name = ''] of value.matchAll(END_NAME)) if (isShown(name, page)) return true
  return false
}

/** Turns such end tags into text if no sibling is their start tag. */
function showStrayEnds(siblings: readonly TreeNode[], page: Page): void {
  const read = siblings
    .filter(isHtml)
    .map((node) => ({ node, value: node.value ?? '', parts: rawParts(node.value ?? '') }))
  const started = new Set(
    read.flatMap(({ parts }) => parts.flatMap(({ kind, name }) => (kind === 'start' ? [name] : []))),
  )
  for (const { node, value, parts } of read)
    node.value = replaceParts(value, parts, ({ kind, name }, source) =>
      kind === 'end' && !started.has(name) && isShown(name, page) ? `&lt;${source.slice(1)}` : undefined,
    )
}

function isPlaceholder(node: TreeNode, page: Page): boolean {
  const { value = '' } = node
  const name = SINGLE_TAG.exec(value)?.[1]
  if (!name || !isUnknown(name, page)) return false
  const kept = isKept(name, page)
  if (!value.startsWith('</')) {
    const message = `${value} is not an HTML element; it is ${kept ? 'kept but not visible' : 'shown as plain text'}`
    const component = BUILT_IN_COMPONENTS.find((each) => each.toLowerCase() === name.toLowerCase())
    const hint = component
      ? `write <${component}>: component names begin with a capital letter`
      : `write \\${value} or \`${value}\` if it is meant as text`
    page.report(
      { code: 'markdown/unknown-tag', severity: 'warning', message, hint },
      page.places.placeOf(node),
    )
  }
  return !kept
}
