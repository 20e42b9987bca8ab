// The text of a heading to an id as GitHub makes it, unique among those made before. The pattern of the library lists all of
// Unicode; compiling it takes longer than compiling ten pages, so texts in common letters and signs are judged by a short one.
import { slug } from 'github-slugger'

/** English and Russian in lower case, and the signs used with them, all of which ids leave out. */
const COMMON = /^[\0-\u007f\u00a0«»\u0430-\u045f\u2010-\u203e]*$/
const LEFT_OUT = /[^a-z0-9_ \u0430-\u045f-]+/g

/** A maker of ids for one page; they are in small letters unless case is kept. */
export function createSlugger(keepsCase = false): (text: string) => string {
  const repetitions = new Map<string, number>()
  return (text) => {
    const first = keepsCase ? slug(text, true) : slugOf(text)
    let id = first
    while (repetitions.has(id)) {
      const number = (repetitions.get(first) ?? 0) + 1
      repetitions.set(first, number)
      id = `${first}-${number}`
    }
    repetitions.set(id, 0)
    return id
  }
}

function slugOf(text: string): string {
  const lower = text.toLowerCase()
  return COMMON.test(lower) ? lower.replace(LEFT_OUT, '').replaceAll(' ', '-') : slug(text)
}
