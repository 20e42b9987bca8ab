// Generates ids from heading text as GitHub does, unique among earlier ones. The library's pattern covers all of Unicode and
// takes longer to compile than ten pages, so text in common characters is handled by a short pattern.
import { slug } from 'github-slugger'

/** Lower-case English and Russian, and common punctuation, which ids omit. */
const COMMON = /^[\0-\u007f\u00a0«»\u0430-\u045f\u2010-\u203e]*$/
const LEFT_OUT = /[^a-z0-9_ \u0430-\u045f-]+/g

/** Creates an id generator for one page; ids are in lower case unless `keepsCase` is set. */
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
