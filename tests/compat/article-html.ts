// The html of an article without what this program adds to plain Markdown: ids and links of headings, the frame of code
// blocks and tables, attributes of images and links. What is left can be compared with the html of a specification.
import type { Element, ElementContent, Nodes, Properties, Root } from 'hast'
import type { Article } from '../../cli/model/article.ts'
import { htmlOf } from '../unit/markdown/compile-for-test.ts'
import { htmlTree } from './plain-html.ts'

const ADDED: Readonly<Record<string, readonly string[]>> = {
  h1: ['id', 'className'],
  h2: ['id', 'className'],
  h3: ['id', 'className'],
  h4: ['id', 'className'],
  h5: ['id', 'className'],
  h6: ['id', 'className'],
  img: ['loading', 'decoding'],
  input: ['ariaLabel'],
  li: ['className'],
  pre: ['tabIndex', 'role', 'ariaLabel', 'className'],
  th: ['scope'],
  ul: ['className'],
}

const hasClass = ({ properties }: Element, name: string): boolean =>
  Array.isArray(properties.className) && properties.className.includes(name)

function text(node: Nodes): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(text).join('') : ''
}

function plain(node: ElementContent | Root['children'][number]): ElementContent[] {
  if (node.type !== 'element') return node.type === 'text' ? [node] : []
  if (hasClass(node, 'hash-link')) return []
  const children = node.children.flatMap(plain)
  if (node.tagName === 'header' || hasClass(node, 'table-wrapper')) return children
  if (hasClass(node, 'theme-code-block')) return [codeBlock(node)]
  const properties: Properties = { ...node.properties }
  for (const name of ADDED[node.tagName] ?? []) delete properties[name]
  return [{ ...node, properties, children }]
}

function codeBlock(node: Element): Element {
  const value = text(node)
  const language = (node.properties.className as string[]).find((name) => name.startsWith('language-')) ?? ''
  const properties: Properties = language === 'language-text' ? {} : { className: [language] }
  const children: Element['children'] = [{ type: 'text', value: value === '' ? '' : `${value}\n` }]
  return {
    type: 'element',
    tagName: 'pre',
    properties: {},
    children: [{ type: 'element', tagName: 'code', properties, children }],
  }
}

/** Plain tree of an article's html. */
export function plainTree({ children }: Root): Root {
  return { type: 'root', children: children.flatMap(plain) }
}

/** Plain tree of an article. */
export function plainArticle(article: Article): Root {
  return plainTree(htmlTree(htmlOf(article)))
}
