// A tag that browsers know nothing of, such as the placeholder `<host>` in prose, is text: here, so that the outline, the search
// and the page show the same.
import { transform } from '../document.ts'
import { elementPolicy, isKnownElement } from '../html/elements.ts'
import type { Page } from '../page.ts'
import type { TreeNode } from '../tree.ts'

const SINGLE_TAG = /^<\/?([a-z][^\s/>]*)[^<]*>$/i

/** Where html stands among blocks. */
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

/** Turns such tags into text. On a site that allows one it stays a tag. */
export const placeholders = transform((tree, { page }) => {
  const nodes = [tree]
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    const { children } = node
    if (!children) continue
    const isInLine = IN_LINE.has(node.type)
    for (const [at, child] of children.entries()) {
      if (child.type !== 'html') nodes.push(child)
      else if (isPlaceholder(child, page)) {
        const text: TreeNode = { ...child, type: 'text', data: { ...child.data, isTag: true } }
        children[at] = isInLine ? text : { type: 'paragraph', children: [text], position: child.position }
      }
    }
  }
})

function isPlaceholder(node: TreeNode, page: Page): boolean {
  const { value = '' } = node
  const name = SINGLE_TAG.exec(value)?.[1]
  const policy = elementPolicy(page.options.markdown)
  // Names with a dash are custom elements.
  if (!name || isKnownElement(name) || name.includes('-') || policy.isNamed(name)) return false
  const kept = policy.judge(name.toLowerCase(), true, 'html').isAllowed
  if (!value.startsWith('</')) {
    const message = `${value} is no html element; it is ${kept ? 'kept and nothing is seen of it' : 'shown as text'}`
    const hint = `write \\${value} or \`${value}\` to say that it is meant as text`
    page.report(
      { code: 'markdown/unknown-tag', severity: 'warning', message, hint },
      page.places.placeOf(node),
    )
  }
  return !kept
}
