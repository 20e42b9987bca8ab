// Lets a library that writes inline styles work under a content policy that forbids them. While it runs, the `style` attributes
// and elements it writes are redirected to equivalents that the policy allows: the element's style object and a constructed
// stylesheet. The rest of the page is unaffected meanwhile.

/** A tag of markup: its name and its attributes. */
const TAG = /(<[a-zA-Z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^'">])*>)/g
/** An attribute: its name and its value. */
const ATTRIBUTE = /([^\s"'<>/=]+)(\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?/g
/** Temporary name of a `style` attribute while markup is parsed. */
const WAITING = 'data-strict-style'
/** Replaces event handler attributes: parsing them would be reported as a violation, and none is wanted. */
const DROPPED = 'data-strict-dropped'

/** Runs `work` with inline styles redirected; the stylesheets it adds are passed to `addCss`. */
export async function withStrictStyles<T>(addCss: (css: string) => void, work: () => Promise<T>): Promise<T> {
  const restore = reroute(addCss)
  try {
    return await work()
  } finally {
    restore()
  }
}

/** Parses markup; `style` attributes are applied without being parsed as such. */
export function parseStrictly(html: string): DocumentFragment {
  const template = document.createElement('template')
  template.innerHTML = waiting(html)
  apply(template.content)
  return template.content
}

/** Markup without attributes that must not be parsed. */
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

/** Replaces a method or setter of a prototype; returns a function that restores it. */
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
  // A stylesheet is intercepted where it would be inserted into the page.
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
