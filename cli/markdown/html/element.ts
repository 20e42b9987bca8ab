// Decides whether an element is kept, and which writer writes it.
import type { Element } from 'hast'
import { BUILT_IN_COMPONENTS } from '../../model/built-in-components.ts'
import { isKnownElement } from '../../text/known-elements.ts'
import { TRANSPARENT_TAG } from './elements.ts'
import { pixels } from './legacy.ts'
import { writeImage, writeLink } from './link.ts'
import { writeDetails, writeInput, writePlayer, writePreformatted } from './parts.ts'
import { writeHeaderCell, writeTable, writeTableHead } from './table.ts'
import { writePlain } from './tag.ts'
import type { ElementWriter, Scope, Walk } from './walk.ts'

const WRITERS: ReadonlyMap<string, ElementWriter> = new Map([
  ['a', writeLink],
  ['audio', writePlayer],
  ['details', writeDetails],
  ['img', writeImage],
  ['input', writeInput],
  ['pre', writePreformatted],
  ['table', writeTable],
  ['th', writeHeaderCell],
  ['thead', writeTableHead],
  ['video', writePlayer],
])

/** Writes an element and its content, subject to the allow-list. */
export function writeElement(node: Element, walk: Walk, scope: Scope): void {
  if (node.tagName === TRANSPARENT_TAG) {
    walk.children(node, scope)
    return
  }
  const verdict = walk.policy.judge(
    node.tagName,
    walk.authored.size > 0 && walk.authored.has(node),
    scope.space,
  )
  // Even if the site allows scripts, its CSP permits script files only.
  const inlineScript = node.tagName === 'script' && !node.properties.src
  if (!verdict.isAllowed || inlineScript) {
    const content = !verdict.isAllowed && verdict.content
    reportRemoved(node, content, inlineScript, walk)
    if (content) walk.children(node, scope)
    return
  }
  const { tag } = verdict
  const inside: Scope = tag === 'svg' || tag === 'math' ? { ...scope, space: tag } : scope
  if (inside.space === 'html') reportSizes(node, walk)
  const write = inside.space === 'html' ? WRITERS.get(tag) : undefined
  const writer = write ?? writePlain
  writer(node, walk, inside, verdict)
}

/** Reports sizes that browsers ignore; `auto` is ignored too, but with the intended effect. */
function reportSizes(node: Element, walk: Walk): void {
  const { width, height } = node.properties
  if (width === undefined && height === undefined) return
  for (const side of ['width', 'height'] as const) {
    const value = node.properties[side]
    const isWritten = typeof value === 'string' && value !== '' && value !== 'auto'
    if (!isWritten || pixels(value) !== '') continue
    walk.context.report({
      code: 'markdown/html-attribute',
      severity: 'warning',
      message: `${side}="${value}" on <${node.tagName}> is not a size and has no effect`,
      hint: `write pixels, such as ${side}="240", or a percentage, such as ${side}="50%"`,
      place: walk.context.placeOf(node),
    })
  }
}

/** Head elements that may carry styles. */
const STYLES: ReadonlySet<string> = new Set(['style', 'link'])

function reportRemoved(node: Element, content: boolean, inlineScript: boolean, walk: Walk): void {
  const { tagName } = node
  const component = BUILT_IN_COMPONENTS.find((name) => name.toLowerCase() === tagName)
  const hint = STYLES.has(tagName)
    ? 'put styles into theme/style.css; for scripts, fonts and other elements of the head use headTags'
    : component
      ? `write <${component}>: component names begin with a capital letter`
      : inlineScript
        ? 'put the code into a file in a static folder and write its URL as `src`'
        : walk.policy.mayOpen(tagName)
          ? `add '${tagName}' to markdown.html to allow it`
          : undefined
  walk.context.report({
    code: 'markdown/html-element',
    severity: 'warning',
    message: `<${tagName}${isKnownElement(tagName) ? '' : attributesOf(node)}> is not allowed; ${content ? 'its tags were removed and its content kept' : 'it was removed with its content'}`,
    ...(hint === undefined ? {} : { hint }),
    place: walk.context.placeOf(node),
  })
}

/** Attributes of a removed unknown element, for the message: they may contain the text its author meant to show. */
function attributesOf({ properties }: Element): string {
  return Object.entries(properties)
    .map(([name, value]) => (value === true || value === '' ? ` ${name}` : ` ${name}="${String(value)}"`))
    .join('')
}
