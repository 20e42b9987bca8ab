// Extracts from the source of a component the texts that it would show: between tags, in attributes and in data. They stand in
// for a component that cannot be rendered.
import { javascriptParser } from './javascript-parser.ts'
import { childNodes, type SyntaxNode as Node, syntaxNodes as nodes } from './syntax-tree.ts'

/** Attributes that contain text for readers on any component, in display order. */
export const TEXT_ATTRIBUTES: readonly string[] =
  'title heading header label text caption subtitle description summary alt'.split(' ')

/**
 * Paragraphs of text in a JavaScript module, in source order. It may contain JSX but no types. Throws for invalid JavaScript.
 */
export function shownTexts(code: string): readonly string[] {
  const options = { ecmaVersion: 'latest', sourceType: 'module', allowReturnOutsideFunction: true } as const
  const program = javascriptParser().parse(code, options) as unknown as Node
  const collector = new Collector(constantTexts(program))
  collector.visit(program)
  return collector.end()
}

/** Texts between tags, for source that is not valid JavaScript. */
export const textsBetweenTags = (code: string): readonly string[] =>
  [...code.matchAll(/>([^<>{}();=]*\p{L}[^<>{}();=]*)</gu)].map(([, text = '']) => joinedLines(text).trim())

/** Inline elements; any other begins a paragraph. */
const INLINE =
  /^(?:a|abbr|b|br|cite|code|del|em|i|ins|kbd|mark|q|s|samp|small|span|strong|sub|sup|u|var|wbr|Link|Translate|Trans)$/
/** Elements whose content is not text for readers. */
const NO_TEXT = /^(?:script|style|noscript|meta|link)$/
/** Attributes of HTML elements that are text for readers. */
const ELEMENT_TEXT = /^(?:title|alt|label|placeholder|aria-label)$/
/** Attributes of components, and keys of data, that are text for readers. */
const TEXT_KEY =
  /^(?:(?:sub|sup)?(?:title|heading|header|label|text|caption|line|name)|alt|children|content|message|body|details|desc|description|summary|tagline|slogan|excerpt|placeholder|note|hint|info|question|answer|quote|author|role|[a-z]+(?:Title|Text|Label|Description|Heading|Caption))$/
/** Keys whose values are for the program. */
const CODE_KEY =
  /class|style|font|border|margin|padding|color|background|display|transition|transform|shadow|grid|animation|viewBox|path|url|href|^(?:d|id|key|src|to|import|code)$/i
/** At least two words. */
const SENTENCE = /\p{L}{2,}\S*\s+\S*\p{L}{2,}/u

/** Attributes of images and frames whose words are not meant for readers. */
const MEDIA_KEY = /^(?:sizes|media|srcSet|rel|allow|sandbox)$/i

/** Whether an attribute of an unknown component is text for readers: two words, under a name that is not meant for a program. */
export const readsAsText = (key: string, value: string): boolean =>
  !CODE_KEY.test(key) && !MEDIA_KEY.test(key) && SENTENCE.test(value)

/** Collects paragraphs. */
class Collector {
  readonly #texts: string[] = []
  #line = ''

  constructor(private readonly constants: ReadonlyMap<string, string>) {}

  end(): readonly string[] {
    this.#flush()
    return this.#texts
  }

  visit(node: Node): void {
    switch (node.type) {
      case 'ImportDeclaration':
        return
      case 'JSXElement':
        this.#element(node)
        return
      case 'JSXFragment':
        for (const child of nodes(node.children)) this.visit(child)
        return
      case 'JSXText':
        this.#line += joinedLines(String(node.value))
        return
      case 'JSXExpressionContainer':
        this.#shown(node.expression as Node)
        return
      case 'ObjectExpression':
        for (const property of nodes(node.properties)) this.#property(property)
        return
      case 'ArrayExpression':
        for (const item of nodes(node.elements)) this.#item(item)
        return
      case 'CallExpression':
        this.#call(node)
        return
      default:
        for (const child of childNodes(node)) this.visit(child)
    }
  }

  #element({ openingElement, children }: Node): void {
    const { name, attributes } = openingElement as Node
    const { name: own, property } = name as { readonly name?: unknown; readonly property?: Node }
    const tag = String(own ?? property?.name ?? '')
    if (NO_TEXT.test(tag)) return
    const isInline = INLINE.test(tag)
    if (!isInline) this.#flush()
    if (tag === 'br') this.#line += ' '
    const texts = /^[a-z]/.test(tag) ? ELEMENT_TEXT : TEXT_KEY
    // Attributes of a translation component are meant for translators.
    if (!/^Trans/.test(tag)) for (const each of nodes(attributes)) this.#attribute(each, texts)
    for (const child of nodes(children)) this.visit(child)
    if (!isInline) this.#flush()
  }

  #attribute(attribute: Node, texts: RegExp): void {
    const key = String((attribute.name as Node | undefined)?.name ?? '')
    const value = attribute.value as Node | null | undefined
    const given = value?.type === 'JSXExpressionContainer' ? (value.expression as Node) : value
    if (!given || CODE_KEY.test(key)) return
    const text = this.#textOf(given)
    if (text === undefined) this.visit(given)
    else if (texts.test(key)) this.#paragraph(text)
  }

  #property(property: Node): void {
    const { key, value } = property as { readonly key?: Node; readonly value?: Node }
    if (!key || !value) {
      for (const each of nodes(property.argument)) this.visit(each)
      return
    }
    const name = String(key.name ?? key.value ?? '')
    if (CODE_KEY.test(name)) return
    const text = this.#textOf(value)
    if (text === undefined) this.visit(value)
    else if (TEXT_KEY.test(name) || SENTENCE.test(text)) this.#paragraph(text)
  }

  #item(item: Node): void {
    const text = this.#textOf(item)
    if (text === undefined) this.visit(item)
    else if (/^\p{Lu}/u.test(text) || SENTENCE.test(text)) this.#paragraph(text)
  }

  /** `translate({ message: 'Text' })` shows a text; arguments of other calls may contain elements and data. */
  #call({ callee, arguments: given }: Node): void {
    if ((callee as Node).name === 'translate') this.#line += this.#translated(given)
    else for (const child of [callee as Node, ...nodes(given)]) this.visit(child)
  }

  #translated(given: unknown): string {
    const properties = nodes(nodes(given)[0]?.properties)
    const message = properties.find(({ key }) => ((key as Node).name ?? (key as Node).value) === 'message')
    return this.#textOf((message?.value as Node | undefined) ?? { type: 'Nothing', start: 0, end: 0 }) ?? ''
  }

  /** An expression in the position of text. */
  #shown(node: Node): void {
    const text = this.#textOf(node)
    if (text !== undefined) this.#line += text
    else if (node.type === 'ConditionalExpression' || node.type === 'LogicalExpression')
      for (const branch of [node.left, node.consequent, node.alternate, node.right].flatMap(nodes)) {
        this.#shown(branch)
        this.#line += ' '
      }
    else this.visit(node)
  }

  /** The string value of an expression, with constants resolved and other interpolations shown as `…`. */
  #textOf(node: Node): string | undefined {
    if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
    if (node.type === 'Identifier') return this.constants.get(String(node.name))
    if (node.type === 'TemplateLiteral') {
      const gaps = nodes(node.expressions).map((each) => this.#textOf(each) ?? '…')
      return nodes(node.quasis).reduce((text, { value }, at) => text + cooked(value) + (gaps[at] ?? ''), '')
    }
    if (node.type !== 'BinaryExpression' || node.operator !== '+') return undefined
    const sides = [node.left, node.right].map((side) => this.#textOf(side as Node))
    return sides.every((side) => side === undefined) ? undefined : sides.map((side) => side ?? '…').join('')
  }

  #paragraph(text: string): void {
    this.#flush()
    this.#line = text
    this.#flush()
  }

  #flush(): void {
    const text = this.#line.replace(/\s+/g, ' ').trim()
    if (/[\p{L}\p{N}]/u.test(text)) this.#texts.push(text)
    this.#line = ''
  }
}

const cooked = (value: unknown): string => String((value as { readonly cooked?: string }).cooked ?? '')

/**
 * Text between tags as JSX renders it: a line break and the whitespace around it become one space, or nothing at either end.
 */
function joinedLines(text: string): string {
  const lines = text.split(/\r?\n/)
  const trimmed = lines.map((line, at) => {
    const start = at === 0 ? line : line.trimStart()
    return at === lines.length - 1 ? start : start.trimEnd()
  })
  return trimmed.filter((line) => line !== '').join(' ')
}

/** String constants by name: `const title = 'Text'`. */
function constantTexts(program: Node): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const visit = (node: Node): void => {
    const { id, init } = node as { readonly id?: Node; readonly init?: Node | null }
    if (node.type === 'VariableDeclarator' && init?.type === 'Literal' && typeof init.value === 'string')
      found.set(String(id?.name), init.value)
    for (const child of childNodes(node)) visit(child)
  }
  visit(program)
  return found
}
