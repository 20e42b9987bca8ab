// A drawing as a component: the element with the attributes of the file, over which those of its use are put.

const ROOT = /<svg\b((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(?:\/>|>([\s\S]*)<\/svg\s*>)/i
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/** Names that React writes otherwise. */
const RENAMED: ReadonlyMap<string, string> = new Map([
  ['class', 'className'],
  ['xlink:href', 'xlinkHref'],
])

/** Code of the component; `style` of the file is left out, for no page may carry styles inline. */
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
