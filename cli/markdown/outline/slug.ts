// Generates ids from heading text, unique among earlier ones: as GitHub does, or as the generator that a site comes from. The
// library's pattern covers all of Unicode and takes longer to compile than ten pages, so text in common characters is handled
// by a short pattern.
import { slug } from 'github-slugger'
import type { MarkdownConfig } from '../../model/config.ts'

/** Lower-case English and Russian, and common punctuation, which ids omit. */
const COMMON = /^[\0-\u007f\u00a0«»\u0430-\u045f\u2010-\u203e]*$/
const LEFT_OUT = /[^a-z0-9_ \u0430-\u045f-]+/g

/** Creates an id generator for one page. */
export function createSlugger(anchors: MarkdownConfig['anchors']): (text: string) => string {
  if (anchors.style === 'mkdocs') return createMkdocsSlugger()
  const slugOf = anchors.style === 'vitepress' ? vitepressSlug : anchors.maintainCase ? cased : githubSlug
  const repetitions = new Map<string, number>()
  return (text) => {
    const first = slugOf(text)
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

function githubSlug(text: string): string {
  const lower = text.toLowerCase()
  return COMMON.test(lower) ? lower.replace(LEFT_OUT, '').replaceAll(' ', '-') : slug(text)
}

const cased = (text: string): string => slug(text, true)

const SPECIAL = /[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g

/** Slug of VitePress, from `@mdit-vue/shared`: punctuation becomes hyphens, and letters lose their marks. */
const vitepressSlug = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(SPECIAL, '-')
    .replace(/^-+|-+$/g, '')
    .replace(/^(?=\d)/, '_')
    .toLowerCase()

/** Ids of Python-Markdown's `toc`: ASCII only, and numbered from `_1`, also those of texts without any letter of it. */
function createMkdocsSlugger(): (text: string) => string {
  const taken = new Set([''])
  /** The last id of each slug: all before it are taken. */
  const last = new Map<string, string>()
  return (text) => {
    const first = mkdocsSlug(text)
    let id = last.get(first) ?? first
    while (taken.has(id)) {
      const [, stem = id, number = '0'] = /^(.*)_(\d+)$/.exec(id) ?? []
      id = `${stem}_${Number(number) + 1}`
    }
    taken.add(id)
    last.set(first, id)
    return id
  }
}

const mkdocsSlug = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\w\s-]|[\u0080-\uffff]/g, '')
    .trim()
    .toLowerCase()
    .replace(/[-\s]+/g, '-')
