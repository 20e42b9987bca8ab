// Marks in a tree for what is put into its html afterwards. Things that look the same but for their texts are drawn once, with
// marks in the places of the texts.
import { renderToString } from 'docsite:engine-server'
import { createElement, Fragment } from 'react'

/** Marks left so far, each for something. */
export interface Marks {
  /** Stands in the tree in the place of some html. */
  html(own: string): string
  /** The same for a text. What is empty may look different and stays. */
  text(own: string): string
  /** The html of the tree with everything in its place, in pieces. */
  fill(drawn: Marked): readonly string[]
}

/** Html cut at its marks, and their numbers between the pieces: one less. */
export interface Marked {
  readonly pieces: readonly string[]
  readonly numbers: readonly number[]
}

/** A control character that no text has; one of the first 256, for texts of those take half the memory. */
const SIGN = '\u0081'
const MARK = /\u0081(\d+)\u0081/

/** The mark with a number; the first one has the number 0. */
export const mark = (number: number) => `${SIGN}${number}${SIGN}`

/** No marks yet. */
export function createMarks(): Marks {
  const left: string[] = []
  const html = (own: string) => mark(left.push(own) - 1)
  return {
    html,
    text: (own) => (own === '' ? '' : html(escaped(own))),
    fill({ pieces, numbers }) {
      const filled = pieces.slice(0, 1)
      for (const [at, number] of numbers.entries()) filled.push(left[number] ?? '', pieces[at + 1] ?? '')
      return filled
    },
  }
}

/** A text as the engine writes it. */
function escaped(text: string): string {
  return /[&<>"']/.test(text) ? renderToString(createElement(Fragment, null, text)) : text
}

/** Finds the marks in html. */
export function cutAtMarks(html: string): Marked {
  // Every other part is the number of a mark.
  const parts = html.split(MARK)
  return {
    pieces: parts.filter((_, at) => at % 2 === 0),
    numbers: parts.filter((_, at) => at % 2 === 1).map(Number),
  }
}
