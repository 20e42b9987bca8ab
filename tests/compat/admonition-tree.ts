// Admonitions in one shape, whether they come from this program or from the reference: `<admonition type title>` with the
// title as html.
import type { Element, ElementContent, Root } from 'hast'
import type { Article } from '../../cli/model/article.ts'
import { plainArticle } from './article-html.ts'
import { htmlTree, spelling } from './plain-html.ts'

const classes = ({ properties }: Element): readonly string[] =>
  Array.isArray(properties.className) ? properties.className.map(String) : []

const html = (children: ElementContent[]): string => spelling({ type: 'root', children })

function admonition(type: string, title: string, children: ElementContent[]): Element {
  const properties = { type, ...(title === '' ? {} : { title }) }
  return { type: 'element', tagName: 'admonition', properties, children }
}

const isElement = (node: ElementContent): node is Element => node.type === 'element'

function own(node: Root['children'][number]): ElementContent[] {
  if (node.type !== 'element') return node.type === 'text' ? [node] : []
  const type = classes(node).find((name) => name.startsWith('theme-admonition-'))
  const children = node.children.flatMap(own)
  if (!type) return [{ ...node, children }]
  const [heading, content] = children.filter(isElement)
  const title = html(
    heading?.children.filter((child) => !isElement(child) || !classes(child).includes('admonition-icon')) ??
      [],
  )
  const kind = type.slice('theme-admonition-'.length)
  return [admonition(kind, title.toLowerCase() === kind ? '' : title, content?.children ?? [])]
}

function recorded(node: Root['children'][number]): ElementContent[] {
  if (node.type !== 'element') return node.type === 'text' ? [node] : []
  const children = node.children.flatMap(recorded)
  if (node.tagName === 'div') return children
  if (node.tagName !== 'admonition') return [{ ...node, children }]
  const [first] = children
  const isTitle = first !== undefined && isElement(first) && first.tagName === 'mdxadmonitiontitle'
  const title = isTitle ? html(first.children) : String(node.properties.title ?? '')
  return [admonition(String(node.properties.type), title, isTitle ? children.slice(1) : children)]
}

/** An article in the common shape. */
export function articleAdmonitions(article: Article): string {
  return spelling({ type: 'root', children: plainArticle(article).children.flatMap(own) })
}

/** Html of the reference in the common shape; it leaves ids of headings in the text. */
export function recordedAdmonitions(result: string): string {
  const tree = htmlTree(result.replace(/ \{#[\w-]+\}/g, ''))
  return spelling({ type: 'root', children: tree.children.flatMap(recorded) })
}
