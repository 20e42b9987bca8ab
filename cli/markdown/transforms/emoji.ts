// Replaces emoji shortcodes in text (`:tada:`).
import { nameToEmoji } from 'gemoji'
import { own } from '../../../runtime/model/own.ts'
import { transform } from '../document.ts'
import { eachNode } from '../walk.ts'

const SHORTCODE = /(?<![\p{L}\p{N}:]):([a-z\d_+-]+):(?![\p{L}\p{N}:])/gu
/** The same without lookaround, which is slow. */
const MAYBE_SHORTCODE = /:[a-z\d_+-]+:/

/** Replaces shortcodes with emoji. */
export const emoji = transform((tree, { page, text }) => {
  if (!page.options.markdown.emoji || !MAYBE_SHORTCODE.test(text)) return
  eachNode(tree, (node) => {
    if (node.type !== 'text' || !node.value || !MAYBE_SHORTCODE.test(node.value)) return
    const shown = node.value.replace(SHORTCODE, (written, name: string) => own(nameToEmoji, name) ?? written)
    if (shown === node.value) return
    // As in Docusaurus, heading ids are derived from the text as written.
    node.data = { ...node.data, written: node.data?.written ?? node.value }
    node.value = shown
  })
})
