// Slots in a tree for content that differs from page to page. The tree is rendered once, its html is cut at the slots, and the
// pieces are joined with the content of each page.
import { renderToString } from 'docsite:engine-server'
import { createElement, Fragment, type ReactElement } from 'react'

/** Slots of one tree, each for one content. */
export interface Slots<Content> {
  /** A text that represents the content in the tree, for example in an attribute. */
  text(content: Content): string
  /** An element that represents the content. */
  element(content: Content, key?: string): ReactElement
  /** Contents by slot number. */
  readonly contents: readonly Content[]
}

/** Html of a tree, cut at its slots. It contains no content, so every page can fill it. */
export interface Template {
  readonly pieces: readonly string[]
  /** Numbers of the slots between the pieces: one fewer than pieces. */
  readonly slots: readonly number[]
}

/** A control character that no text contains; below 256, because V8 stores such strings in half the memory. */
const SIGN = '\u0081'
const SLOT = /\u0081(\d+)\u0081/

/** The text of a slot in the tree and its html; numbers start at 0. */
export const slot = (number: number) => `${SIGN}${number}${SIGN}`

/** An empty set of slots. */
export function createSlots<Content>(): Slots<Content> {
  const contents: Content[] = []
  const text = (content: Content) => slot(contents.push(content) - 1)
  return {
    contents,
    text,
    element: (content, key = '') => createElement(Fragment, { key }, text(content)),
  }
}

/** Cuts html at its slots. */
export function cutAtSlots(html: string): Template {
  // Every other part is a slot number.
  const parts = html.split(SLOT)
  return {
    pieces: parts.filter((_, at) => at % 2 === 0),
    slots: parts.filter((_, at) => at % 2 === 1).map(Number),
  }
}

/** Html of the template, in pieces, with the content of each slot. */
export function fillSlots({ pieces, slots }: Template, contents: readonly string[]): readonly string[] {
  const filled = pieces.slice(0, 1)
  for (const [at, number] of slots.entries()) filled.push(contents[number] ?? '', pieces[at + 1] ?? '')
  return filled
}

/** The contents between the pieces of the template, in order. */
export const contentsOf = <Content>({ slots }: Template, { contents }: Slots<Content>): readonly Content[] =>
  slots.flatMap((number) => contents.slice(number, number + 1))

/** A slot for a text, filled with its html. An empty text gets none, because components may render nothing for it. */
export const textSlot = (slots: Slots<string>, text: string): string =>
  text === '' ? '' : slots.text(escaped(text))

/** Escapes a text as the engine does. */
function escaped(text: string): string {
  return /[&<>"']/.test(text) ? renderToString(createElement(Fragment, null, text)) : text
}
