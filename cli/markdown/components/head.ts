// `<Head>` and `<head>`: descriptions of the page for machines. Only `meta` elements with a name or property are taken over.
import type { Document } from '../document.ts'
import { elementOf } from '../parse/elements.ts'
import { readTag, type Tag } from '../source/read-tag.ts'
import type { TreeNode } from '../tree.ts'
import { literalText } from '../values.ts'
import type { ComponentHandler } from './component.ts'
import { readProps } from './props.ts'

const TEXT_HINT =
  'Text for readers stands outside of Head; the title of a page is `title` in its front matter.'
const COMMENT = /<!--[\s\S]*?-->|\{\s*\/\*[\s\S]*?\*\/\s*\}/g
const HINT = 'scripts, styles and links of all pages stand in `headTags` of the configuration'

/** Notes the meta elements; nothing is shown in their place. Text that stands beside elements is told of. */
export const head: ComponentHandler = ({ content = '', children, node }, document) => {
  const { page } = document
  let text = ''
  let isTold = false
  let from = 0
  for (let at = content.indexOf('<'); at >= 0; at = content.indexOf('<', at + 1)) {
    const tag = readTag(content, at)
    if (typeof tag !== 'object' || !tag || at < from) continue
    text += content.slice(from, at)
    from = tag.end
    if (tag.kind !== 'close') isTold = !note(tag, node, document) || isTold
  }
  text += content.slice(from)
  if (!isTold && text.replace(COMMENT, '').trim() !== '') {
    const message = 'Text in Head is left out: only <meta name="…"> and <meta property="…"> are taken over.'
    page.report({ code: 'markdown/head', message, hint: TEXT_HINT }, page.places.placeOf(node))
  }
  return children
}

/** Takes a meta element over; false, with a finding, when it is another. */
function note(tag: Tag, node: TreeNode, document: Document): boolean {
  const props = readProps(elementOf(tag), document)
  const attributes = [...props].flatMap(([name, value]) => {
    const text = literalText(value)
    return text !== undefined && /^(?:name|property|content|media)$/.test(name) ? [[name, text] as const] : []
  })
  const named = attributes.some(([name]) => name === 'name' || name === 'property')
  if (tag.name === 'meta' && named) {
    document.page.metadata.push(Object.fromEntries(attributes))
    return true
  }
  const message = `<${tag.name}> in Head is left out: only <meta name="…"> and <meta property="…"> are taken over.`
  document.page.report({ code: 'markdown/head', message, hint: HINT }, document.page.places.placeOf(node))
  return false
}
