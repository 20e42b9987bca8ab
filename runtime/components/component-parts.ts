// Splits content that consists only of components. A component may inspect its children (`Children.map(children, …)`, `child.type
// === Item`), which is not possible with html.

/** One of the components. */
export interface ComponentPart {
  readonly name: string
  readonly props: Readonly<Record<string, unknown>>
  /** Html between its tags. */
  readonly content: string
}

const ATTRIBUTES = '(?:[^>"]|"[^"]*")*'
const START = new RegExp(`\\s*<docsite-component(${ATTRIBUTES})>`, 'y')
const TEMPLATE = /<template>/y

/** The components that the html consists of; null if it contains anything else. */
export function componentParts(html: string): readonly ComponentPart[] | null {
  const parts: ComponentPart[] = []
  const end = html.trimEnd().length
  for (let at = 0; at < end; ) {
    START.lastIndex = at
    const [tag = '', attributes = ''] = START.exec(html) ?? []
    const inside = tag === '' ? null : elementAt(html, at + tag.length, 'docsite-component')
    if (!inside) return null
    TEMPLATE.lastIndex = inside.end
    const hidden = TEMPLATE.test(html) ? elementAt(html, TEMPLATE.lastIndex, 'template') : null
    parts.push({
      name: attributeOf(attributes, 'name'),
      props: JSON.parse(attributeOf(attributes, 'props') || '{}') as Readonly<Record<string, unknown>>,
      content: (hidden ?? shownContent(inside.html))?.html ?? '',
    })
    at = (hidden ?? inside).end
  }
  return parts.length > 0 ? parts : null
}

/** The content that a component shows. */
function shownContent(html: string) {
  const tag = '<docsite-content>'
  const at = html.indexOf(tag)
  return at < 0 ? null : elementAt(html, at + tag.length, 'docsite-content')
}

/** The rest of an element, and where it ends. */
function elementAt(
  html: string,
  from: number,
  name: string,
): { readonly html: string; readonly end: number } | null {
  let depth = 1
  const tags = new RegExp(`<(/?)${name}\\b${ATTRIBUTES}>`, 'g')
  tags.lastIndex = from
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[1] === '/' ? -1 : 1
    if (depth === 0) return { html: html.slice(from, tag.index), end: tags.lastIndex }
  }
  return null
}

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#x27;', "'"],
  ['&nbsp;', '\u00a0'],
])

function attributeOf(attributes: string, name: string): string {
  const value = new RegExp(`\\sdata-${name}="([^"]*)"`).exec(attributes)?.[1] ?? ''
  return value.replace(/&(?:amp|lt|gt|quot|nbsp|#x27);/g, (entity) => ENTITIES.get(entity) ?? entity)
}
