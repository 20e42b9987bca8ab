// Markers: constructs that are not CommonMark (directives, components, imports, comments in braces) are replaced by html
// comments before parsing and found again in the tree. A comment is what each of them needs: it may stand in a line or
// interrupt a paragraph, ends a table or list, and its content is never parsed. Where a marker turns up in code after all,
// the text it stands for is put back.
import type { TagAttribute } from './read-tag.ts'

/** What a marker stands for. */
export type MarkerMeaning =
  /** Start, end or whole of a component (or of `details`, `summary`). */
  | { readonly kind: 'open'; readonly name: string; readonly attributes: readonly TagAttribute[] }
  | { readonly kind: 'self'; readonly name: string; readonly attributes: readonly TagAttribute[] }
  | { readonly kind: 'close'; readonly name: string }
  /** A component whose content is not Markdown. */
  | {
      readonly kind: 'literal'
      readonly name: string
      readonly attributes: readonly TagAttribute[]
      readonly content: string
    }
  /** An html tag with JSX attributes. */
  | {
      readonly kind: 'html'
      readonly name: string
      readonly closed: boolean
      readonly attributes: readonly TagAttribute[]
    }
  /** `:::name`; `label` is Markdown. */
  | {
      readonly kind: 'directive'
      readonly name: string
      readonly colons: number
      readonly label: string
      /** Columns between the start of the line and the label. */
      readonly labelColumn: number
      readonly attributes: readonly TagAttribute[]
    }
  | { readonly kind: 'directive-end'; readonly colons: number }
  /** `{'text'}`. */
  | { readonly kind: 'text'; readonly value: string }
  /** `{props.children}` of an included file. */
  | { readonly kind: 'children' }
  /** `{#id}` at the end of a heading. */
  | { readonly kind: 'heading-id'; readonly id: string }
  | { readonly kind: 'math'; readonly value: string; readonly display: boolean }
  /** A comment, an import, an export: nothing to show. */
  | { readonly kind: 'nothing' }

/** A marker with the text it stands for and where that begins: 0-based line and character of the author's text. */
export type Marker = MarkerMeaning & {
  readonly source: string
  readonly at: { readonly line: number; readonly index: number }
}

/** The markers of one text. */
export interface Markers {
  readonly list: readonly Marker[]
  /** Whether text holds a marker. */
  includes(text: string): boolean
  /** Adds a marker; returns the opening of its comment, which `-->` closes. */
  add(marker: Marker): string
  /** Cuts text at its markers: text, marker, text, marker, … text. */
  split(text: string): readonly (string | Marker)[]
  /** Puts the source text back: where a marker turns up in code, it never was one. */
  restore(text: string): string
  /** Markers that were put back. */
  readonly restored: ReadonlySet<Marker>
}

/** What follows the opening of a marker's comment; a pattern with the opening in it would be compiled for every text. */
const REST = /(\d+)[\s.>]*?-->/y

/** Markers whose comments do not occur in `text`; `seed` makes them hard to write by accident. */
export function createMarkers(text: string, seed: string): Markers {
  let prefix = `d${seed.replace(/[^\da-z]/gi, '').slice(0, 8)}`
  while (text.includes(prefix)) prefix += 'x'
  const list: Marker[] = []
  const restored = new Set<Marker>()
  const opening = `<!--${prefix}:`
  const split = (value: string): readonly (string | Marker)[] => {
    const parts: (string | Marker)[] = []
    let from = 0
    for (let at = value.indexOf(opening); at >= 0; at = value.indexOf(opening, at + 1)) {
      REST.lastIndex = at + opening.length
      const number = REST.exec(value)?.[1]
      if (number === undefined) continue
      parts.push(value.slice(from, at), list[Number(number)] ?? '')
      from = REST.lastIndex
    }
    parts.push(value.slice(from))
    return parts
  }
  return {
    list,
    includes: (value) => value.includes(opening),
    add: (marker) => `${opening}${list.push(marker) - 1}`,
    split,
    restore: (value) =>
      value.includes(opening)
        ? split(value)
            .map((part) => {
              if (typeof part === 'string') return part
              restored.add(part)
              return part.source
            })
            .join('')
        : value,
    restored,
  }
}
