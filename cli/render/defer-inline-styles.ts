// Replaces style attributes in the HTML of components with attributes that a stylesheet rule selects: the content
// security policy refuses inline styles, and hydration would not restore refused ones.
import { WAITING_STYLE } from '../../runtime/model/waiting-style.ts'
import { isBalanced } from '../text/balanced.ts'
import { decodeEntities } from '../text/entities.ts'

/** A start tag: its opening with the name, and its attributes. */
const TAG = /(<[a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^'">])*>)/gi
/** An attribute: its name and its value. */
const ATTRIBUTE = /([^\s"'<>/=]+)(?:="([^"]*)"|\s*=\s*(?:'[^']*'|[^\s"'>]+))?/g
/** Characters that are unsafe in a rule: the first outside of quotes, the second anywhere. */
const UNSAFE = /[{}]|\/\*/
const UNSAFE_IN_TEXT = /[\p{Cc}\\]/u

/** HTML without style attributes, and their declarations. Declarations that could escape their rule stay attributes. */
export function deferInlineStyles(html: string): {
  readonly html: string
  readonly inline: readonly string[]
} {
  if (!html.includes(' style="')) return { html, inline: [] }
  const inline: string[] = []
  const renamed = (attribute: string, name: string, value = '') => {
    const css = decodeEntities(value)
    if (name !== 'style' || !mayBeRule(css)) return attribute
    inline.push(css)
    return `${WAITING_STYLE}="${value}"`
  }
  const made = html.replace(TAG, (tag, open: string, attributes: string) =>
    attributes.includes(' style="') ? open + attributes.replace(ATTRIBUTE, renamed) : tag,
  )
  return { html: made, inline }
}

function mayBeRule(css: string): boolean {
  const bare = css.replace(/"[^"]*"|'[^']*'/g, '')
  return css.trim() !== '' && !UNSAFE_IN_TEXT.test(css) && !UNSAFE.test(bare) && isBalanced(css)
}
