// Elements that hold places in a tree for html that is not made with it.
import { createElement, type ReactElement } from 'react'

/** Places in one tree, each for something. */
export interface Places<Thing> {
  /** An element that stands in the place of the thing. */
  leave(thing: Thing, key?: string): ReactElement
  /** Html of the tree, cut at its places. */
  cut(html: string): Cut<Thing>
}

/** Pieces of html, and the things between them: one less. */
export interface Cut<Thing> {
  readonly pieces: readonly string[]
  readonly things: readonly Thing[]
}

const PLACES = /<docsite-place id="(\d+)"><\/docsite-place>/

/** No places yet. */
export function createPlaces<Thing>(): Places<Thing> {
  const left: Thing[] = []
  return {
    leave(thing, key = '') {
      left.push(thing)
      return createElement('docsite-place', { key, id: String(left.length - 1) })
    },
    cut(html) {
      // Every other part is the number of a place.
      const parts = html.split(PLACES)
      return {
        pieces: parts.filter((_, at) => at % 2 === 0),
        things: parts.flatMap((number, at) =>
          at % 2 === 0 ? [] : left.slice(Number(number), Number(number) + 1),
        ),
      }
    },
  }
}
