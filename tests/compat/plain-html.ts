// Html brought to one spelling, so that documents can be compared by meaning: attributes sorted, white space between blocks
// dropped, character references decoded.
import type { Element, Nodes, Root, RootContent } from 'hast'
import rehypeRaw from 'rehype-raw'
import { unified } from 'unified'

const parser = unified().use(rehypeRaw).freeze()

/** The tree of an html fragment. */
export function htmlTree(html: string): Root {
  return parser.runSync({
    type: 'root',
    children: [{ type: 'raw', value: html.trimEnd() } as unknown as RootContent],
  }) as Root
}

const BLOCK =
  /^(?:blockquote|dd|del-block|details|div|dl|dt|h[1-6]|hr|li|ol|p|pre|section|summary|table|tbody|td|tfoot|th|thead|tr|ul)$/

function attributes({ tagName, properties }: Element): string {
  return Object.keys(properties)
    .sort()
    .filter(
      (name) => properties[name] !== null && properties[name] !== undefined && properties[name] !== false,
    )
    .filter((name) => !(tagName === 'img' && name === 'alt' && properties.alt === ''))
    .map((name) => ` ${name}="${decoded(String(properties[name]))}"`)
    .join('')
}

/** Addresses are compared decoded. */
function decoded(value: string): string {
  try {
    return decodeURI(value)
  } catch {
    return value
  }
}

/** One spelling of a tree. */
export function spelling(node: Nodes, inPre = false): string {
  if (node.type === 'text') return inPre ? node.value : node.value.replace(/\s+/g, ' ')
  if (node.type === 'comment' || node.type === 'doctype') return ''
  if (node.type === 'root') return trimmed(node.children.map((child) => spelling(child)).join(''))
  if (node.type !== 'element') return ''
  const pre = inPre || node.tagName === 'pre'
  const content = node.children.map((child) => spelling(child, pre)).join('')
  const block = BLOCK.test(node.tagName)
  const inside = block && !pre ? trimmed(content) : content
  const open = `<${node.tagName}${attributes(node)}>`
  return block ? `\n${open}${inside}</${node.tagName}>\n` : `${open}${inside}</${node.tagName}>`
}

function trimmed(text: string): string {
  return text
    .replace(/ *\n[ \n]*/g, '\n')
    .replace(/ {2,}/g, ' ')
    .trim()
}
