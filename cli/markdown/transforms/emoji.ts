// Shortcodes in text (`:tada:`) become emoji.
import { nameToEmoji } from 'gemoji'
import { own } from '../../../runtime/model/own.ts'
import { transform } from '../document.ts'
import { eachNode } from '../walk.ts'

const SHORTCODE = /(?<![\p{L}\p{N}:]):([a-z\d_+-]+):(?![\p{L}\p{N}:])/gu
/** The same without the look around, which takes the engine long. */
const MAYBE_SHORTCODE = /:[a-z\d_+-]+:/

/** Puts emoji in the place of their names. */
export const emoji = transform((tree, { page, text }) => {
  if (!page.options.markdown.emoji || !MAYBE_SHORTCODE.test(text)) return
  eachNode(tree, (node) => {
    if (node.type !== 'text' || !node.value || !MAYBE_SHORTCODE.test(node.value)) return
    const shown = node.value.replace(SHORTCODE, (written, name: string) => own(nameToEmoji, name) ?? written)
    if (shown === node.value) return
    // Ids of headings are made of what is written, as those of Docusaurus are.
    node.data = { ...node.data, written: node.data?.written ?? node.value }
    node.value = shown
  })
})
