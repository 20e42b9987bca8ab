// Converts `style` attributes and presentational attributes of old HTML to classes of a generated stylesheet, because the
// site's CSP forbids inline styles. Declarations that load, run or cover anything are dropped.
import { isBalanced } from '../../text/balanced.ts'
import { hashText } from '../../text/fingerprint.ts'

/** Allowed declarations as CSS, and the removed ones. */
export interface CleanStyle {
  readonly css: string
  readonly removed: readonly string[]
}

const PROPERTY = /^(?:--[\w-]+|-?[a-z][a-z-]*)$/
const FORBIDDEN_PROPERTY =
  /^(?:behavior|-moz-binding|z-index|inset.*|top|right|bottom|left|content|cursor|pointer-events|animation.*|transition.*|will-change|all|src|-ms-.*|filter|mask.*|clip-path|offset.*|view-.*|scroll-.*|anchor-.*)$/
const FORBIDDEN_VALUE =
  /url\s*\(|expression\s*\(|image-set\s*\(|image\s*\(|element\s*\(|attr\s*\(|src\s*\(|paint\s*\(|javascript|vbscript|[\\@{}<>]|\/\*/i
const FORBIDDEN_POSITION = /fixed|absolute|sticky/i
const CONTROL = /\p{Cc}+/gu

/** Checks the declarations of a `style` attribute. */
export function cleanStyle(style: string): CleanStyle {
  const kept: string[] = []
  const removed: string[] = []
  for (const declaration of splitDeclarations(style.replace(CONTROL, ' '))) {
    const colon = declaration.indexOf(':')
    const property = declaration.slice(0, colon).trim()
    const name = property.startsWith('--') ? property : property.toLowerCase()
    const value = declaration
      .slice(colon + 1)
      .trim()
      .replace(/\s+/g, ' ')
    if (colon > 0 && value && mayStay(name, value)) kept.push(`${name}:${value}`)
    else removed.push(declaration.trim())
  }
  return { css: kept.join(';'), removed }
}

function mayStay(name: string, value: string): boolean {
  if (!PROPERTY.test(name) || FORBIDDEN_PROPERTY.test(name) || FORBIDDEN_VALUE.test(value)) return false
  return isBalanced(value) && !(name === 'position' && FORBIDDEN_POSITION.test(value))
}

/** Splits at semicolons outside quotes and brackets. */
function splitDeclarations(style: string): string[] {
  const parts = style.match(/(?:[^;"'(]|"[^"]*"?|'[^']*'?|\([^)]*\)?)+/g) ?? []
  return parts.filter((part) => part.trim() !== '')
}

/** Class name of a set of declarations: the same on every page and machine. */
export function styleClass(css: string): string {
  return `s-${hashText(css).slice(0, 8)}`
}
