// Determines the content and file name of a doc's share image.
import { own } from '../../runtime/model/own.ts'
import { SHARE_IMAGES } from '../model/output.ts'
import type { ViewContext } from '../model/page-inputs.ts'
import type { ShareImage } from '../model/share-card.ts'
import type { Doc, VersionTables } from '../model/site.ts'
import { hashText } from '../text/fingerprint.ts'
import { parentCategories } from './breadcrumbs.ts'
import { displayedSidebar } from './doc-page.ts'

/** Letters in the built-in font; `NOT_OWN`: other characters that it lacks. */
const OWN_LETTERS = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\P{L}]*$/u
const NOT_OWN = /[^\p{L}\p{M}\u0020-\u00ff\u2010-\u2027\u2030-\u205e№€™−]/gu
const ARROWS: Readonly<Record<string, string>> = { '→': '›', '⇒': '›', '←': '‹', '⇐': '‹' }

/** The share image of a doc; null if it has its own image, none are generated, or the built-in font lacks its letters. */
export function shareImage(
  doc: Doc,
  version: VersionTables,
  { config, lookup, shareStyle }: ViewContext,
): ShareImage | null {
  if (shareStyle === null || config.shareImages === null || doc.frontMatter.image !== undefined) return null
  const sidebar = own(version.sidebars, displayedSidebar(doc) ?? '')
  const above = sidebar ? parentCategories(lookup.sidebarIndex(sidebar), doc.permalink) : []
  const { label, badge } = version.version
  const isOwnFont = config.shareImages.fonts.length === 0
  const drawn = (text: string) => (isOwnFont ? ownCharacters(text) : text).replace(/\s+/g, ' ').trim()
  const card = {
    site: drawn(badge ? `${config.title} · ${label}` : config.title),
    title: drawn(doc.title),
    trail: above.toReversed().map(drawn),
  }
  if (isOwnFont && !OWN_LETTERS.test(card.title)) return null
  return { path: `${SHARE_IMAGES}${hashText(JSON.stringify([card, shareStyle])).slice(0, 12)}.png`, card }
}

const ownCharacters = (text: string) => text.replace(NOT_OWN, (character) => own(ARROWS, character) ?? ' ')
