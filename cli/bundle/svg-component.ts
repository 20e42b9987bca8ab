// An SVG file as a component: the element has the attributes of the file, overridden by the props.

const ROOT = /<svg\b((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(?:\/>|>([\s\S]*)<\/svg\s*>)/i
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/** Attributes with other names in React. */
const RENAMED: ReadonlyMap<string, string> = new Map([
  ['class', 'className'],
  ['xlink:href', 'xlinkHref'],
])

/** Code of the component. The file's `style` attribute is dropped, because pages may not have inline styles. */
export function svgComponent(text: string): string {
  const [, attributes = '', content = ''] = ROOT.exec(text) ?? []
  const entries = [...attributes.matchAll(ATTRIBUTE)].flatMap(([, name = '', double, single]) =>
    name === 'style' || name.startsWith('xmlns:')
      ? []
      : [[RENAMED.get(name) ?? name, double ?? single ?? '']],
  )
  return `
    const own = ${JSON.stringify(Object.fromEntries(entries))}
    const content = { __html: ${JSON.stringify(content.trim())} }
    export default function Drawing({ title, titleId, ...props }) {
      return <svg {...own} {...(title ? { 'aria-label': title } : {})} {...props} dangerouslySetInnerHTML={content} />
    }
    export { Drawing as ReactComponent }`
}
