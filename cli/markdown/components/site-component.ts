// A component that this program does not know: the site's theme may, or the page imports it. Its content stays in the page,
// between two slots; what stands around it is decided when the page is rendered, so that no page is compiled anew for a change
// of the site's code.
import { shownTexts, TEXT_ATTRIBUTES, textsBetweenTags } from '../../text/shown-texts.ts'
import type { Document } from '../document.ts'
import { elementNode, textNode } from '../elements.ts'
import type { Literal } from '../literal.ts'
import { isList } from '../literal.ts'
import { noteUnknownComponent } from '../page.ts'
import type { TreeNode } from '../tree.ts'
import { literalText } from '../values.ts'
import type { Component } from './component.ts'
import { plainProps } from './element-value.ts'
import { givenCode } from './expression.ts'
import { urlText } from './html-element.ts'
import { includedNodes } from './include.ts'
import { looseText } from './props.ts'
import type { SiteImport } from './site-import.ts'

/** The content between two slots; links may lead to the id of the component, which an empty element keeps where the component does not. */
export function siteComponent(component: Component, document: Document, from?: SiteImport): TreeNode[] {
  const { name, props, node } = component
  const { page } = document
  if (!from) noteUnknownComponent(page, name, node)
  const isEmpty = component.children.length === 0
  const children = isEmpty ? substituteFor(component, from?.name ?? name) : component.children
  const depth = 1 + children.reduce((most, child) => Math.max(most, child.data?.componentDepth ?? 0), 0)
  // What is nested deeper than any page is meant to be only leaves its content.
  if (depth > page.options.limits.nesting) return children
  const place = page.places.placeOf(node)
  const given = [...props].filter(
    ([key, value]) => !LEFT_OUT.has(key) || (key === 'children' && isEmpty && isGivenCode(value, document)),
  )
  const assets = given.flatMap(([key, value]) => {
    const url = assetUrl(value)
    if (url === undefined) return []
    const slot = page.html.addSlot({ kind: 'asset', attribute: key, url, syntax: 'component', place })
    return [[key, slot] as const]
  })
  const uses: SiteImport[] = []
  const partials = new Set<string>()
  const plain = plainProps(given, { document, node, uses, partials })
  const open = page.html.addSlot({
    kind: 'component',
    name,
    ...(from ? { from } : {}),
    ...(uses.length > 0 ? { uses } : {}),
    props: plain,
    assets: Object.fromEntries(assets),
    ...(isEmpty ? { isEmpty } : {}),
    place,
  })
  const close = page.html.addSlot({ kind: 'component-end' })
  const id = literalText(props.get('id') ?? null)
  const anchor = id ? [elementNode('span', { id, dataDocsiteSyntax: 'component' }, [], node)] : []
  const first: TreeNode = { type: 'slot', data: { slot: open, componentDepth: depth } }
  const texts = [...partials].flatMap((each) => {
    const imported = document.imports.get(each)
    return imported?.kind === 'partial' ? includedNodes(imported, node, document) : []
  })
  return [...anchor, first, ...children, { type: 'slot', data: { slot: close } }, ...texts]
}

/** Whether a value is code that is run: a function between the tags. */
const isGivenCode = (value: Literal, document: Document): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  value.kind === 'unknown' &&
  givenCode(value.source, document) !== null

/** Attributes of it that are text for readers, and what it is given to hold. */
const TEXTS: readonly string[] = [...TEXT_ATTRIBUTES, 'children']

/**
 * What is shown of a component without content that the site lacks or that cannot be rendered: its picture and what its attributes
 * say. `known` is the name that the site may know it by.
 */
function substituteFor({ props, node }: Component, known: string): TreeNode[] {
  const text = (key: string): string => {
    const value = props.get(key)
    return looseText(value)?.trim() ?? textsIn(value).join(' ')
  }
  const src = urlText(props.get('src'))
  const hasImage = src !== undefined && (text('alt') !== '' || IMAGE.test(src))
  const inImage = hasImage ? ['alt', 'title'] : []
  const texts = [
    ...TEXTS.filter((key) => !inImage.includes(key)).map(text),
    ...[...props].flatMap(([key, value]) => (TEXTS.includes(key) ? [] : textsIn(value))),
  ]
  const image = {
    src,
    alt: text('alt'),
    ...(text('title') === '' ? {} : { title: text('title') }),
    dataDocsiteSyntax: 'component',
    dataDocsiteInsteadOf: known,
  }
  const parts = [
    ...(hasImage ? [elementNode('img', image, [], node)] : []),
    ...texts.filter((value) => value !== '').map((value) => textNode(value, node)),
  ]
  const apart = parts.flatMap((part, i): TreeNode[] => (i === 0 ? [part] : [{ type: 'break' }, part]))
  return apart.map((part) => ({ ...part, data: { ...part.data, isSubstitute: true } }))
}

/** Texts of data, and those that code of an attribute would show: elements, and what functions make of them. */
function textsIn(value: Literal): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  if (isList(value)) return value.flatMap(textsIn)
  if (value.kind === 'object')
    return [...value.entries].flatMap(([key, each]) => {
      const text = TEXTS.includes(key) ? looseText(each) : undefined
      return text === undefined ? textsIn(each) : [text.trim()]
    })
  if (value.kind !== 'unknown') return []
  // Code alone: what it says in texts of its own.
  if (!value.source.includes('<')) return TEMPLATE_TEXT.exec(value.source)?.slice(1) ?? []
  try {
    return shownTexts(`(${value.source})`)
  } catch {
    return textsBetweenTags(value.source)
  }
}

/** The text that a function gives: `(name) => `of ${name}``. */
const TEMPLATE_TEXT = /=>\s*\(?\s*`([^`]*)`\s*\)?\s*$/

const IMAGE = /\.(?:png|jpe?g|gif|svg|webp|avif)(?:[?#].*)?$/i

/** React keeps these two names for itself, and html comes from the page alone. */
const LEFT_OUT: ReadonlySet<string> = new Set(['key', 'ref', 'children', 'dangerouslySetInnerHTML'])

function assetUrl(value: Literal): string | undefined {
  const isAsset = typeof value === 'object' && value !== null && !isList(value) && value.kind === 'asset'
  return isAsset ? value.url : undefined
}
