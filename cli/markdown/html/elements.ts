// Which elements documentation may be written with. Everything else is taken out: with its content where the content is no
// text (scripts, styles), otherwise only its tags.
import { own } from '../../../runtime/model/own.ts'
import type { MarkdownConfig } from '../../model/config.ts'
import { isKnownElement } from '../../text/known-elements.ts'
import { onceFor } from '../../text/once-for.ts'
import type { Space } from './attributes.ts'
import type { UrlPolicy } from './url.ts'

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** Name of an element of which only the content is written: it keeps a line together. No author can type it. */
export const NO_TAGS = ''

/** Elements an author may use. */
const SAFE = words(
  'h1 h2 h3 h4 h5 h6 p div span section article aside header footer nav address hgroup search hr br wbr blockquote pre ' +
    'ul ol li dl dt dd menu a abbr b bdi bdo cite code data del dfn em i ins kbd mark q rp rt ruby s samp small strong sub ' +
    'sup time u var figure figcaption img picture source video audio track details summary meter progress ' +
    'svg math table caption colgroup col thead tbody tfoot tr th td',
)

/** Drawing elements of inline svg: no scripts, no animation, no foreign content, no links. */
const SVG = words(
  'svg g path circle ellipse line polyline polygon rect text tspan title desc defs symbol use marker pattern ' +
    'linearGradient radialGradient stop clipPath mask',
)

/** Formulas: presentation MathML without actions and foreign content. */
const MATH = words(
  'math semantics annotation mrow mi mn mo ms mtext mspace mfrac msqrt mroot mstyle mpadded mphantom merror menclose msub ' +
    'msup msubsup munder mover munderover mmultiscripts mprescripts none mtable mtr mtd mlabeledtr',
)

/** Elements only the compiler itself writes: task list boxes, tabs, copy buttons. */
const OWN = words('input button label')

/** Removed with everything in them: their content is code, or nothing a reader could read. */
const WITH_CONTENT = words(
  'script style template iframe frame frameset noembed noframes object embed applet base basefont meta link head title param ' +
    'bgsound fencedframe foreignObject animate animateMotion animateTransform set annotation-xml maction datalist map',
)

/** Removed even from a site that trusts its authors: what they do needs an inline script or style, or moves every link. */
const NEVER = words(
  'base meta style template frame frameset noframes noembed plaintext xmp portal foreignObject',
)

const BY_SPACE = { svg: SVG, math: MATH }

/** Old elements and what is written instead. */
const RENAMED: Readonly<Record<string, readonly [tag: string, css: string]>> = {
  center: ['div', 'text-align:center'],
  font: ['span', ''],
  big: ['span', 'font-size:larger'],
  nobr: ['span', 'white-space:nowrap'],
  tt: ['code', ''],
  strike: ['s', ''],
  acronym: ['abbr', ''],
  dir: ['ul', ''],
  main: ['div', ''],
  listing: ['pre', ''],
  xmp: ['pre', ''],
  plaintext: ['pre', ''],
}

/** Tags of the page itself: a parser drops them wherever they stand in an article. */
export const PAGE_TAGS = words('html head body frameset frame')

/** Elements without content and end tag. */
export const VOID = words('area base br col embed hr img input link meta source track wbr')

/** A tag as it is written, put together once for all elements of a page. */
export interface TagTexts {
  readonly tag: string
  /** `<p>`: the start tag without attributes. */
  readonly bare: string
  /** `<p`. */
  readonly start: string
  /** `</p>`. */
  readonly end: string
}

/** The texts of a tag. */
export const tagTexts = (tag: string): TagTexts => ({
  tag,
  bare: `<${tag}>`,
  start: `<${tag}`,
  end: `</${tag}>`,
})

/** An element that stays, and declarations it gets. */
export interface AllowedElement extends TagTexts {
  readonly isAllowed: true
  readonly css: string
}

/** What becomes of an element. */
export type Verdict =
  | AllowedElement
  /** Taken out: with its content, or its tags only. */
  | { readonly isAllowed: false; readonly content: boolean }

/** The allow-list of a site. */
export interface ElementPolicy extends UrlPolicy {
  /** `fromAuthor`: written as raw html, not made by the compiler. */
  judge(tag: string, fromAuthor: boolean, space: Space): Verdict
  /** Whether the site allows the element by its name. */
  isNamed(tag: string): boolean
  /** Whether a site may open an element that was removed. */
  mayOpen(tag: string): boolean
  /** Whether attributes beyond the safe ones are kept. */
  readonly anyAttribute: boolean
}

const allowed = (tag: string, css = ''): AllowedElement => ({ isAllowed: true, ...tagTexts(tag), css })
const removed = (tag: string): Verdict => ({ isAllowed: false, content: !WITH_CONTENT.has(tag) })

/** Whether an element belongs to drawings or formulas, where a tag may close itself. */
export function isForeign(name: string): boolean {
  return SVG.has(name) || MATH.has(name)
}

/** The allow-list the configuration asks for: names in `markdown.html` are elements to open, or `data:`. */
export const elementPolicy = onceFor(
  ({ html, schemes }: Pick<MarkdownConfig, 'html' | 'schemes'>): ElementPolicy => {
    const trusted = html === 'trusted'
    const opened = new Set(Array.isArray(html) ? html.map((name) => name.toLowerCase()) : [])
    const judgeHtml = (tag: string, fromAuthor: boolean): Verdict => {
      const renamed = own(RENAMED, tag)
      if (renamed) return allowed(...renamed)
      const open = !NEVER.has(tag) && (trusted || opened.has(tag.toLowerCase()))
      if (open || SAFE.has(tag) || (!fromAuthor && OWN.has(tag))) return allowed(tag)
      return removed(tag)
    }
    // A page has hundreds of elements, of a dozen kinds.
    const known = { author: new Map<string, Verdict>(), compiler: new Map<string, Verdict>() }
    const newVerdict = (tag: string, fromAuthor: boolean): Verdict => {
      const verdict = judgeHtml(tag, fromAuthor)
      if (isKnownElement(tag)) (fromAuthor ? known.author : known.compiler).set(tag, verdict)
      return verdict
    }
    return {
      judge(tag, fromAuthor, space) {
        if (space !== 'html') return BY_SPACE[space].has(tag) ? allowed(tag) : removed(tag)
        return (fromAuthor ? known.author : known.compiler).get(tag) ?? newVerdict(tag, fromAuthor)
      },
      isNamed: (tag) => opened.has(tag.toLowerCase()),
      mayOpen: (tag) => !NEVER.has(tag),
      anyAttribute: trusted,
      rasterData: trusted || opened.has('data:'),
      linkSchemes: new Set(schemes),
    }
  },
)
