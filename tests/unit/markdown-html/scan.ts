// What a browser would make of finished html: it is parsed by the rules of the html standard and searched for anything that
// runs, loads from a scheme that is not allowed, or styles itself.
import type { Element, Nodes, Root } from 'hast'
import rehypeRaw from 'rehype-raw'
import { unified } from 'unified'

const parser = unified().use(rehypeRaw).freeze()
const FORBIDDEN_ELEMENT =
  /^(?:script|style|iframe|frame|frameset|object|embed|applet|base|meta|link|form|template|noscript|title(?!svg)|foreignObject|animate.*|set|portal|xmp|plaintext|noembed|noframes|math-action|html|body|head)$/i
const ADDRESS =
  /^(?:href|src|srcSet|action|formAction|data|poster|background|xLinkHref|cite|longDesc|manifest|ping|codeBase|classId|dynSrc|lowSrc|icon|profile|dataZoomSrc)$/
const ALLOWED_SCHEME = /^(?:https?|mailto|tel|pathname):/i

/** The tree a browser makes of html that stands inside a page. */
export function parse(html: string): Root {
  return parser.runSync({ type: 'root', children: [{ type: 'raw', value: html }] }, '') as Root
}

/** Everything in the html that must not be there. */
export function dangers(html: string): string[] {
  const found: string[] = []
  const visit = (node: Nodes, inSvg: boolean): void => {
    if (node.type === 'comment') found.push('comment')
    if (node.type === 'root') for (const child of node.children) visit(child, false)
    if (node.type !== 'element') return
    const svg = inSvg || node.tagName === 'svg'
    if (FORBIDDEN_ELEMENT.test(node.tagName) && !(svg && node.tagName === 'title'))
      found.push(`<${node.tagName}>`)
    found.push(...attributes(node))
    for (const child of node.children) visit(child, svg)
    if (node.content) visit(node.content, svg)
  }
  visit(parse(html), false)
  return found
}

function attributes(node: Element): string[] {
  return Object.entries(node.properties).flatMap(([name, value]) => {
    if (/^on|^style$|^srcdoc$/i.test(name)) return [`${node.tagName}[${name}]`]
    if (!ADDRESS.test(name))
      return /url\s*\(\s*["']?(?!#)/i.test(String(value)) && name === 'fill' ? [`${name}=${value}`] : []
    // As the URL standard reads it.
    const url = String(value)
      .replace(/[\t\n\r]/g, '')
      .replace(/^[\p{Cc} ]+/u, '')
    return /^[a-z][a-z0-9+.-]*:/i.test(url) && !ALLOWED_SCHEME.test(url) ? [`${name}=${url}`] : []
  })
}
