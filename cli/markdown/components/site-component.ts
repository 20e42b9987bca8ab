// A component unknown to this program: the site's theme may provide it, or the page imports it. Its content stays in the page
// between two slots that are filled when the page is rendered, so that no page is recompiled when the site's code changes.
import { readsAsText, shownTexts, TEXT_ATTRIBUTES, textsBetweenTags } from '../../text/shown-texts.ts'
import type { Document } from '../document.ts'
import { elementNode, paragraphNode, textNode } from '../elements.ts'
import type { Literal } from '../literal.ts'
import { isKind, isList } from '../literal.ts'
import { noteUnknownComponent } from '../page.ts'
import type { TreeNode } from '../tree.ts'
import { literalText } from '../values.ts'
import type { Component } from './component.ts'
import { plainProps } from './element-value.ts'
import { propCode } from './expression.ts'
import { urlText } from './html-element.ts'
import { includedNodes } from './include.ts'
import { codeMeta, looseText } from './props.ts'
import type { SiteImport } from './site-import.ts'

/**
 * The content between two slots. An empty element with the component's id comes first, so that links to it work even if the
 * component does not render it.
 */
export function siteComponent(component: Component, document: Document, from?: SiteImport): TreeNode[] {
  const { name, props, node } = component
  const { page } = document
  if (!from) noteUnknownComponent(page, name, node)
  const isEmpty = component.children.length === 0
  const children = isEmpty ? substituteFor(component, from?.name ?? name) : component.children
  const depth = 1 + children.reduce((most, child) => Math.max(most, child.data?.componentDepth ?? 0), 0)
  // Nesting beyond the limit keeps only the content.
  if (depth > page.options.limits.nesting) return children
  const place = page.places.placeOf(node)
  const given = [...props].filter(
    ([key, value]) => !LEFT_OUT.has(key) || (key === 'children' && isEmpty && isGiven(value, document)),
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

/** Whether a value between the tags is passed on as it is: a string, or code to be run. */
const isGiven = (value: Literal, document: Document): boolean =>
  typeof value === 'string' ||
  (typeof value === 'object' &&
    value !== null &&
    'kind' in value &&
    value.kind === 'unknown' &&
    propCode(value.source, document) !== null)

/** Attributes with text for readers, and the children. */
const TEXTS: readonly string[] = [...TEXT_ATTRIBUTES, 'children']

/**
 * Fallback for a component without content that the site lacks or that cannot be rendered: its image and the texts of its
 * attributes. `known` is the name under which the site may provide it.
 */
function substituteFor({ props, node }: Component, known: string): TreeNode[] {
  const text = (key: string): string => {
    const value = props.get(key)
    return looseText(value)?.trim() ?? textsIn(value).join(' ')
  }
  const src = urlText(props.get('src'))
  const hasImage = src !== undefined && (text('alt') !== '' || IMAGE.test(src))
  const inImage = hasImage ? ['alt', 'title'] : []
  const code = CODE.map((key) => literalText(props.get(key) ?? null) ?? '').find(isCode(props))
  const inLine = node.type === 'mdxJsxTextElement' && !code?.includes('\n')
  const inCode = code === undefined || inLine ? [] : ['title']
  const texts = [
    ...TEXTS.filter((key) => !inImage.includes(key) && !inCode.includes(key)).map(text),
    ...[...props].flatMap(([key, value]) => {
      if (TEXTS.includes(key)) return []
      return typeof value === 'string' && readsAsText(key, value) ? [value.trim()] : textsIn(value)
    }),
  ].filter((value) => value !== '' && value !== code?.trim())
  const image = {
    src,
    alt: text('alt'),
    ...(text('title') === '' ? {} : { title: text('title') }),
    dataDocsiteSyntax: 'component',
    dataDocsiteInsteadOf: known,
  }
  const parts = [
    ...(hasImage ? [elementNode('img', image, [], node)] : []),
    ...texts.map((value) => textNode(value, node)),
  ]
  const apart = parts.flatMap((part, i): TreeNode[] => (i === 0 ? [part] : [{ type: 'break' }, part]))
  const shown = code === undefined ? apart : withCode(apart, code, inLine, { props, node })
  return shown.map((part) => ({ ...part, data: { ...part.data, isFallback: true } }))
}

/** Attributes that hold code. `children` counts as code when it has several lines. */
const CODE: readonly string[] = ['code', 'children']

const isCode =
  (props: Component['props']) =>
  (value: string): boolean =>
    value.trim() !== '' && (value.trim().includes('\n') || value === literalText(props.get('code') ?? null))

/** Code shown in place of its component, after the other texts of that. */
function withCode(
  texts: TreeNode[],
  code: string,
  inLine: boolean,
  { props, node }: Pick<Component, 'props' | 'node'>,
): TreeNode[] {
  const { position } = node
  if (inLine)
    return [
      ...texts,
      ...(texts.length > 0 ? [textNode(' ', node)] : []),
      { type: 'inlineCode', value: code, position },
    ]
  const language = literalText(props.get('lang') ?? props.get('language') ?? null)
  const lang = language ?? literalText(props.get('className') ?? null)?.match(/language-(\S+)/)?.[1] ?? null
  const value = code.replace(/^(?:[ \t]*\n)+|\s+$/g, '')
  const block: TreeNode = { type: 'code', value, lang, meta: codeMeta(props), position }
  return texts.length > 0 ? [paragraphNode(texts, node), block] : [block]
}

/** Texts in data and in code of an attribute: of elements, and of function results. */
function textsIn(value: Literal): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  if (isList(value)) return value.flatMap(textsIn)
  if (value.kind === 'object')
    return [...value.entries].flatMap(([key, each]) => {
      const text = TEXTS.includes(key) ? looseText(each) : undefined
      return text === undefined ? textsIn(each) : [text.trim()]
    })
  if (value.kind !== 'unknown') return []
  // Code without elements: only its template literal counts.
  if (!value.source.includes('<')) return TEMPLATE_TEXT.exec(value.source)?.slice(1) ?? []
  try {
    return shownTexts(`(${value.source})`)
  } catch {
    return textsBetweenTags(value.source)
  }
}

/** The text a function returns: `(name) => `of ${name}``. */
const TEMPLATE_TEXT = /=>\s*\(?\s*`([^`]*)`\s*\)?\s*$/

const IMAGE = /\.(?:png|jpe?g|gif|svg|webp|avif)(?:[?#].*)?$/i

/** React reserves `key` and `ref`; HTML comes only from the page. */
const LEFT_OUT: ReadonlySet<string> = new Set(['key', 'ref', 'children', 'dangerouslySetInnerHTML'])

function assetUrl(value: Literal): string | undefined {
  const isAsset = isKind(value, 'asset')
  return isAsset ? value.url : undefined
}
