// Stand-in until the html half is complete: serialises the tree with slots for addresses of links and images.
import type { Element, Nodes, Root } from 'hast'
import type { Anchor, SlottedText } from '../../model/article.ts'
import { escapeHtml } from '../../text/escape.ts'
import type { HtmlContext } from './context.ts'

const VOID = new Set(['br', 'hr', 'img', 'input'])

/** Html of a page with its slots, and the ids in it. */
export function finishHtml(tree: Root, context: HtmlContext): { html: SlottedText; anchors: Anchor[] } {
  const pieces = ['']
  const slots: number[] = []
  const anchors: Anchor[] = []
  const write = (text: string) => {
    pieces[pieces.length - 1] += text
  }
  const slot = (index: number) => {
    slots.push(index)
    pieces.push('')
  }
  const element = (node: Element) => {
    const { tagName, properties } = node
    write(`<${tagName}`)
    if (properties.id) anchors.push({ id: String(properties.id), place: context.placeOf(node) })
    const url = tagName === 'a' ? properties.href : tagName === 'img' ? properties.src : undefined
    if (typeof url === 'string') {
      const kind = tagName === 'a' ? ('link' as const) : ('image' as const)
      const base = {
        url,
        syntax: (properties.dataDocsiteSyntax ?? 'html') as 'markdown',
        place: context.placeOf(node),
      }
      slot(context.addSlot(kind === 'link' ? { kind, ...base } : { kind, sized: false, ...base }))
    }
    for (const [name, value] of Object.entries(properties)) {
      if (
        value === null ||
        value === undefined ||
        value === false ||
        /^(?:href|src|dataDocsiteSyntax)$/.test(name)
      )
        continue
      const attribute = name.replace(/^className$/, 'class').replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)
      write(
        value === true
          ? ` ${attribute}`
          : ` ${attribute}="${escapeHtml(Array.isArray(value) ? value.join(' ') : String(value))}"`,
      )
    }
    write('>')
    if (VOID.has(tagName)) return
    node.children.forEach(one)
    write(`</${tagName}>`)
  }
  const one = (node: Nodes) => {
    if (node.type === 'text') write(escapeHtml(node.value))
    else if (node.type === 'element') element(node)
    else if (node.type === 'finished') write(node.html)
    else if (node.type === 'slot') slot(node.slot)
    else if (node.type === 'root') node.children.forEach(one)
  }
  one(tree)
  return { html: { pieces, slots }, anchors }
}
