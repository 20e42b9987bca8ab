// Lets a library that writes inline styles work under a content policy that forbids them. While it runs, what it writes as
// `style` attributes or elements takes the ways that the policy leaves open, with the same effect: the style object of the
// element, and a constructed style sheet. Everything else in the page works as before, also in the meantime.

/** A tag of markup: its name and its attributes. */
const TAG = /(<[a-zA-Z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^'">])*>)/g
/** An attribute: its name and its value. */
const ATTRIBUTE = /([^\s"'<>/=]+)(\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?/g
/** Where a `style` attribute waits while markup is parsed. */
const WAITING = 'data-strict-style'
/** What becomes of handlers: parsing them would be reported, and none of them is wanted. */
const DROPPED = 'data-strict-dropped'

/** Runs work with inline styles rerouted; style sheets it adds go to `addCss`. */
export async function withStrictStyles<T>(addCss: (css: string) => void, work: () => Promise<T>): Promise<T> {
  const restore = reroute(addCss)
  try {
    return await work()
  } finally {
    restore()
  }
}

/** Markup to elements; `style` attributes are applied without being parsed as such. */
export function parseStrictly(html: string): DocumentFragment {
  const template = document.createElement('template')
  template.innerHTML = waiting(html)
  apply(template.content)
  return template.content
}

/** Markup without attributes that may not be parsed. */
function waiting(html: string): string {
  return html.replace(
    TAG,
    (_tag, open: string, attributes: string) => open + attributes.replace(ATTRIBUTE, renamed),
  )
}

function renamed(attribute: string, name: string, value: string | undefined): string {
  if (/^style$/i.test(name)) return WAITING + (value ?? '')
  return /^on/i.test(name) ? DROPPED : attribute
}

function apply(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>(`[${WAITING}]`)) {
    element.style.cssText = element.getAttribute(WAITING) ?? ''
    element.removeAttribute(WAITING)
  }
  for (const element of root.querySelectorAll(`[${DROPPED}]`)) element.removeAttribute(DROPPED)
}

/** Replaces a method or setter of a prototype; returns the way back. */
function replace<T extends object>(
  prototype: T,
  name: keyof T & string,
  make: (original: (...values: never[]) => unknown) => (this: never, ...values: never[]) => unknown,
): () => void {
  const before = Object.getOwnPropertyDescriptor(prototype, name)
  if (!before) return () => undefined
  const after = before.set ? { ...before, set: make(before.set) } : { ...before, value: make(before.value) }
  Object.defineProperty(prototype, name, after)
  return () => Object.defineProperty(prototype, name, before)
}

function reroute(addCss: (css: string) => void): () => void {
  // A style sheet is taken where it would enter the page.
  const taken = (node: Node) => {
    if (!(node instanceof Element) || node.localName !== 'style') return false
    addCss(node.textContent ?? '')
    return true
  }
  const restore = [
    replace(
      Element.prototype,
      'setAttribute',
      (original) =>
        function (this: Element, name: string, value: string) {
          if (String(name).toLowerCase() === 'style' && 'style' in this) {
            ;(this as HTMLElement | SVGElement).style.cssText = String(value)
          } else original.call(this, ...([name, value] as never[]))
        },
    ),
    replace(
      Element.prototype,
      'innerHTML',
      (original) =>
        function (this: Element, html: string) {
          if (this.localName === 'style') {
            this.textContent = String(html)
            return
          }
          original.call(this, ...([waiting(String(html))] as never[]))
          apply(this instanceof HTMLTemplateElement ? this.content : this)
        },
    ),
    replace(
      DOMParser.prototype,
      'parseFromString',
      (original) =>
        function (this: DOMParser, text: string, type: DOMParserSupportedType) {
          const parsed = original.call(this, ...([waiting(String(text)), type] as never[])) as Document
          apply(parsed)
          return parsed
        },
    ),
    replace(
      Node.prototype,
      'insertBefore',
      (original) =>
        function (this: Node, node: Node, before: Node | null) {
          return taken(node) ? node : original.call(this, ...([node, before] as never[]))
        },
    ),
    replace(
      Node.prototype,
      'appendChild',
      (original) =>
        function (this: Node, node: Node) {
          return taken(node) ? node : original.call(this, ...([node] as never[]))
        },
    ),
  ]
  return () => {
    for (const one of restore.reverse()) one()
  }
}
