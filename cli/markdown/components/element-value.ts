// Converts elements in attribute values (`icon={<Icon/>}`), and functions that return elements (`render={(name) =>
// <b>{name}</b>}`), to data from which the renderer and the browser create elements. The HTML in them is treated like HTML of
// the page: checked against the allow-list, with slots for URLs and classes for styles.
import { ADDRESS, ARGUMENT, ELEMENT, EXPORT, FUNCTION } from '../../../runtime/model/element-value.ts'
import type { PlainValue } from '../../model/article.ts'
import { decodeEntities } from '../../text/entities.ts'
import type { Document } from '../document.ts'
import { attributeName, type Space } from '../html/attributes.ts'
import { elementPolicy } from '../html/elements.ts'
import { cleanStyle } from '../html/style.ts'
import { safeUrl } from '../html/url.ts'
import type { Literal } from '../literal.ts'
import { isList, readLiteral } from '../literal.ts'
import { noteUnknownComponent } from '../page.ts'
import { type JsxChild, type JsxElement, readElement } from '../source/read-element.ts'
import type { TagAttribute } from '../source/read-tag.ts'
import type { TreeNode } from '../tree.ts'
import { literalText, resolveLiteral } from '../values.ts'
import { propCode } from './expression.ts'
import { styleText, urlText } from './html-element.ts'
import { looseText } from './props.ts'
import { type ArgumentNames, shownByCode } from './shown-by-code.ts'
import { type SiteImport, siteImport } from './site-import.ts'

/** Context of the elements in a component's attribute. */
export interface ElementPlace {
  readonly document: Document
  /** The tag with the attribute. */
  readonly node: TreeNode
  /** Imports used by the elements; filled during conversion. */
  readonly uses: SiteImport[]
  /** Names of Markdown includes among the elements: their text is not data and is shown after the tag. */
  readonly partials: Set<string>
  /** Arguments of the enclosing function. */
  readonly argumentNames?: ArgumentNames
}

/** Built-in components that only show their content. */
const TRANSPARENT: ReadonlySet<string> = new Set(['BrowserOnly', 'Fragment', 'React.Fragment', 'Translate'])

/** Converts the source of an element to data; undefined for any other code. */
export function elementValue(source: string, place: ElementPlace): PlainValue | undefined {
  const element = readElement(source)
  return element ? toElement(element, 'html', place) : undefined
}

/** Converts a value to data; undefined if only running the code could determine it. */
export function plainValue(value: Literal, place: ElementPlace): PlainValue | undefined {
  if (typeof value !== 'object' || value === null) return value
  if (isList(value)) return value.map((item) => plainValue(item, place) ?? null)
  if (value.kind === 'object') return plainProps([...value.entries], place)
  if (value.kind === 'name') return argumentValue(value.name, place) ?? exportValue(value.name, place)
  if (value.kind !== 'unknown') return looseText(value)
  if (value.source.trim().startsWith('<')) return elementValue(value.source, place)
  return codeValue(value.source, place) ?? givenValue(value.source, place) ?? looseText(value)
}

/** Code that has to be run: the page's module exports its result. */
function givenValue(source: string, { document, node, uses }: ElementPlace): PlainValue | undefined {
  const found = propCode(source, document)
  if (!found) return undefined
  const name = `${document.file}#${found.name}`
  uses.push({ name, place: document.page.places.placeOf(node), isValue: true })
  return { [EXPORT]: name }
}

/** A function argument, or a property path starting at one. */
function argumentValue(path: string, { argumentNames }: ElementPlace): PlainValue | undefined {
  const [name = '', ...names] = path.split('.')
  const way = argumentNames?.get(name)
  return way && { [ARGUMENT]: [...way, ...names] }
}

/** A value imported from code: it is known only at run time. */
function exportValue(path: string, { document, uses }: ElementPlace): PlainValue | undefined {
  const from = siteImport(path, document)
  if (!from) return undefined
  uses.push({ ...from, isValue: true })
  return { [EXPORT]: from.name }
}

/** Elements that code may return. If it chooses between several, all of them are kept, so that no text is lost. */
function codeValue(source: string, place: ElementPlace): PlainValue | undefined {
  const shown = shownByCode(source)
  if (!shown) return undefined
  const { argumentNames } = shown
  // A nested function has its own arguments.
  const inside = argumentNames ? { ...place, argumentNames } : place
  const elements = shown.elements.flatMap((each) => elementValue(each, inside) ?? [])
  if (elements.length === 0) return undefined
  return argumentNames ? { [FUNCTION]: elements } : element('', {}, elements)
}

/** Keys reserved for the encoding; an author's attributes of these names are dropped. */
const RESERVED_KEYS: ReadonlySet<string> = new Set([ELEMENT, EXPORT, ADDRESS, FUNCTION, ARGUMENT])

/** Attributes as data. Only this compiler may mark data as elements. */
export function plainProps(
  entries: readonly (readonly [string, Literal])[],
  place: ElementPlace,
): Readonly<Record<string, PlainValue>> {
  return Object.fromEntries(
    entries.flatMap(([key, value]) => {
      const plain = RESERVED_KEYS.has(key) ? undefined : plainValue(value, place)
      return plain === undefined ? [] : [[key, plain] as const]
    }),
  )
}

const element = (
  name: string,
  props: Readonly<Record<string, PlainValue>>,
  children: readonly PlainValue[],
) => ({
  [ELEMENT]: name,
  props,
  children,
})

function toElement(written: JsxElement, space: Space, place: ElementPlace): PlainValue {
  const { name } = written
  const inside: Space = name === 'svg' || name === 'math' ? name : space
  const children = written.children.flatMap((child) => childValues(child, inside, place))
  if (name === '' || TRANSPARENT.has(name)) return element('', {}, children)
  if (name === 'Link') return element('a', htmlProps('a', linkAttributes(written), 'html', place), children)
  if (/^[A-Z]/.test(name)) return componentValue(written, children, place)
  const { page } = place.document
  const verdict = elementPolicy(page.options.markdown).judge(name, true, inside)
  if (verdict.isAllowed && name !== 'script')
    return element(verdict.tag, htmlProps(name, written.attributes, inside, place), children)
  const message = `<${name}> is not allowed; its tags were removed`
  page.report({ code: 'markdown/html-element', message }, page.places.placeOf(place.node))
  return element('', {}, verdict.isAllowed || !verdict.content ? [] : children)
}

const linkAttributes = ({ attributes }: JsxElement): readonly TagAttribute[] =>
  attributes.map((each) => (each.name === 'to' ? { ...each, name: 'href' } : each))

function componentValue(
  { name, attributes }: JsxElement,
  children: readonly PlainValue[],
  place: ElementPlace,
): PlainValue {
  const from = siteImport(name, place.document)
  if (from) place.uses.push(from)
  else if (place.document.imports.get(name)?.kind === 'partial') place.partials.add(name)
  else noteUnknownComponent(place.document.page, name, place.node)
  const entries = attributes.map((each) => [each.name, attributeValue(each, place)] as const)
  return element(from?.name ?? name, plainProps(entries, place), children)
}

function childValues(child: JsxChild, space: Space, place: ElementPlace): readonly PlainValue[] {
  if (typeof child === 'string') return [child]
  if ('name' in child) return [toElement(child, space, place)]
  const written = child.expression.trim()
  if (/^`[^`]*\$\{[^`]*`$/.test(written)) return templateParts(written, place)
  const value = resolveLiteral(readLiteral(written), place.document)
  const plain = typeof value === 'boolean' ? undefined : plainValue(value, place)
  return plain === undefined || plain === null ? [] : Array.isArray(plain) ? plain : [plain]
}

/** The strings of a template literal, and the values of its placeholders. */
const templateParts = (source: string, place: ElementPlace): readonly PlainValue[] =>
  source
    .slice(1, -1)
    .split(/(\$\{[^}]*\})/)
    .flatMap((part) => {
      if (!part.startsWith('${')) return part === '' ? [] : [part]
      return plainValue(resolveLiteral(readLiteral(part.slice(2, -1).trim()), place.document), place) ?? []
    })

function attributeValue({ value, expression }: TagAttribute, { document }: ElementPlace): Literal {
  if (value === true) return true
  return expression ? resolveLiteral(readLiteral(value.trim()), document) : decodeEntities(value)
}

/** Allowed HTML attributes, under their JSX names. */
function htmlProps(
  tag: string,
  attributes: readonly TagAttribute[],
  space: Space,
  place: ElementPlace,
): Readonly<Record<string, PlainValue>> {
  const props: (readonly [name: string, value: PlainValue])[] = []
  const classes: string[] = []
  for (const attribute of attributes) {
    const { name } = attribute
    const value = attributeValue(attribute, place)
    const text = literalText(value)
    if (name === 'className' || name === 'class') classes.push(text ?? '')
    else if (name === 'style') classes.push(styleClass(value, place))
    else if ((tag === 'a' && name === 'href') || (tag === 'img' && name === 'src'))
      props.push(...addressProp(name, urlText(value), place))
    else if (name === 'id' || attributeName(tag, name, space) !== undefined) {
      const plain = typeof value === 'boolean' ? value : text
      if (plain !== undefined) props.push([name, plain])
    }
  }
  const className = classes.filter((each) => each !== '').join(' ')
  return Object.fromEntries(className === '' ? props : [['className', className] as const, ...props])
}

/** Inline styles become classes in the page's stylesheet. */
function styleClass(value: Literal, { document: { page } }: ElementPlace): string {
  const { css } = cleanStyle(styleText(value) ?? '')
  return css === '' ? '' : page.html.addStyle(css)
}

/** A URL with its own slot, resolved when the page is rendered. */
function addressProp(
  name: 'href' | 'src',
  written: string | undefined,
  { document: { page }, node }: ElementPlace,
): readonly (readonly [name: string, value: PlainValue])[] {
  const policy = elementPolicy(page.options.markdown)
  const url = written === undefined ? null : safeUrl(written, name === 'href' ? 'link' : 'image', policy)
  if (url === null) return []
  const place = page.places.placeOf(node)
  const slot =
    name === 'href'
      ? page.html.addSlot({ kind: 'link', url, syntax: 'component', place })
      : page.html.addSlot({ kind: 'asset', attribute: name, url, syntax: 'component', place })
  return [[name, { [ADDRESS]: slot }]]
}
