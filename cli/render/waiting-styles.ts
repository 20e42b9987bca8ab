// Style attributes in html that components have made -> attributes that a rule of a style sheet selects: the content policy refuses
// inline styles, and what it refuses a hydrated component would never get.
import { WAITING_STYLE } from '../../runtime/model/waiting-style.ts'
import { isBalanced } from '../text/balanced.ts'
import { decodeEntities } from '../text/entities.ts'

/** A start tag: its name and its attributes. */
const TAG = /(<[a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^'">])*>)/gi
/** An attribute: its name and its value. */
const ATTRIBUTE = /([^\s"'<>/=]+)(?:="([^"]*)"|\s*=\s*(?:'[^']*'|[^\s"'>]+))?/g
/** What may not stand in a rule outside of quotes, or not as it is inside of them. */
const UNSAFE = /[{}]|\/\*/
const UNSAFE_IN_TEXT = /[\p{Cc}\\]/u

/** Html without style attributes, and the declarations that they had. What could leave its rule stays an attribute. */
export function waitingStyles(html: string): { readonly html: string; readonly inline: readonly string[] } {
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
