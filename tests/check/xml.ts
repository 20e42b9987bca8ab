// A strict reader of XML without namespaces and DTDs: what is not well-formed throws. Html parsers forgive, and a report
// that is only nearly XML is refused by the systems it is meant for.

/** An element with what is in it. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlElement[]
  /** The characters directly inside, children left out. */
  readonly text: string
}

const TOKEN =
  /<\?[\s\S]*?\?>|<!--(?:(?!--)[\s\S])*-->|<(?<end>\/)?(?<name>[A-Za-z_][\w:.-]*)(?<attributes>(?:\s+[A-Za-z_][\w:.-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(?<empty>\/)?>|(?<text>[^<]+)/y
const ATTRIBUTE = /([A-Za-z_][\w:.-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

interface Open {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: XmlElement[]
  text: string
}

/** Reads a document; throws where it is not well-formed. */
export function parseXml(source: string): XmlElement {
  if (FORBIDDEN.test(source)) throw new Error('a character that XML does not allow')
  const document: Open = { name: '#document', attributes: {}, children: [], text: '' }
  const open = [document]
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < source.length) {
    const at = TOKEN.lastIndex
    const token = TOKEN.exec(source)
    if (!token) throw new Error(`not well-formed at ${at}: ${source.slice(at, at + 40)}`)
    const { end, name, attributes = '', empty, text } = token.groups ?? {}
    const inside = open.at(-1) ?? document
    if (text !== undefined) inside.text += unescaped(text)
    else if (name !== undefined && end === undefined) {
      const element = { name, attributes: attributesOf(attributes), children: [], text: '' }
      inside.children.push(element)
      if (empty === undefined) open.push(element)
    } else if (name !== undefined) {
      if (open.pop()?.name !== name || open.length === 0) throw new Error(`stray </${name}> at ${at}`)
    }
  }
  const [root, ...others] = document.children
  if (!root || others.length > 0 || open.length > 1 || document.text.trim() !== '')
    throw new Error('a document has exactly one element, and it is closed')
  return root
}

function attributesOf(source: string): Readonly<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const [, name = '', double, single] of source.matchAll(ATTRIBUTE)) {
    if (name in found) throw new Error(`the attribute ${name} is there twice`)
    found[name] = unescaped(double ?? single ?? '')
  }
  return found
}

function unescaped(text: string): string {
  return text.replace(/&(?:#(\d+)|([a-z]+))?;?/g, (reference, code?: string, name?: string) => {
    const value = code === undefined ? ENTITIES[name ?? ''] : String.fromCodePoint(Number(code))
    if (value === undefined || !reference.endsWith(';')) throw new Error(`unknown reference ${reference}`)
    return value
  })
}
