// A file of the site -> its text as long as the file itself, with everything that no reader reads as a sentence blanked out:
// places in the result are places in the file. Code inside a sentence becomes a sign that is no letter.
import type { Nodes } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { splitFrontMatter } from '../../cli/text/front-matter-split.ts'

/** Stands for code in a sentence. */
export const CODE = '\ufffc'

/** What readers see of a file. Both texts are as long as the file. */
export interface Prose {
  /** Sentences, headings, cells, titles, descriptions, alternative texts. */
  readonly text: string
  /** Keywords and the labels of drawings: their spelling counts, their wording and typography are their own. */
  readonly labels: string
}

const parser = unified().use(remarkParse).use(remarkGfm).freeze()

/** The text of a file by the kind of the file. */
export function proseOf(path: string, source: string): Prose {
  if (path.endsWith('.md')) return markdownProse(source)
  if (path.endsWith('.svg')) return { text: blank(source), labels: keep(source, />([^<>]+)</dg) }
  if (path.endsWith('.json')) return plain(source, /"(?:label|title|description)": "([^"]*)"/dg)
  if (path.endsWith('.yml')) return plain(source, /^ +(?:label|description): "?(.*?)"?$/dgm)
  return plain(source, /'([^']*)'/dg)
}

const plain = (source: string, parts: RegExp): Prose => ({ text: keep(source, parts), labels: blank(source) })

const blank = (source: string) => source.replace(/[^\n]/g, ' ')

/** Only what the groups of the pattern find. */
function keep(source: string, parts: RegExp): string {
  const canvas = canvasOf(source)
  canvas.copyParts(source, 0, parts)
  return canvas.text()
}

/** A blank page of the size of the source that parts of the source are copied to. */
function canvasOf(source: string) {
  const letters = blank(source).split('')
  const copy = (from: number, to: number) => {
    for (let at = from; at < to; at++) letters[at] = source[at]!
  }
  return {
    copy,
    code: (from: number, to: number) => letters.fill(CODE, from, to),
    /** Copies what the groups of a pattern find in a part that begins at a place of the source. */
    copyParts(part: string, start: number, pattern: RegExp) {
      for (const { indices } of part.matchAll(pattern)) {
        for (const range of indices?.slice(1) ?? []) if (range) copy(start + range[0], start + range[1])
      }
    },
    text: () => letters.join(''),
  }
}

const META_TITLE = /^.*\btitle="([^"]*)"/dg
const HTML = />([^<>]+)<|\b(?:title|label|alt)="([^"]*)"/dg
const ALT = /^!\[([^\]]*)\]/dg
/** Front matter that readers see: in the tab, in a search engine, in the sidebar. */
const FIELDS = /^(?:title|description|sidebar_label): "?(.*?)"?$/dgm
/** Entries of its lists: the words of readers, which may be other words than ours. */
const KEYWORDS = /^ {2}- "?(.*?)"?$/dgm
/** What the compiler takes out before text becomes sentences: to nothing where it leaves nothing. */
const REMOVED = /^import .*$|\{#[\w-]+\}/gm
const REPLACED = /^ *:::+\w*|\{product(?:Name)?\}(?:-\w+)*|\[!\w+\]/gm

function markdownProse(file: string): Prose {
  const source = file.replace(REMOVED, blank).replace(REPLACED, (found) => CODE.repeat(found.length))
  const { yaml, yamlStart, body } = splitFrontMatter(source)
  const bodyStart = source.length - body.length
  const text = canvasOf(source)
  const labels = canvasOf(source)
  text.copyParts(yaml ?? '', yamlStart, FIELDS)
  labels.copyParts(yaml ?? '', yamlStart, KEYWORDS)
  const visit = (node: Nodes): void => {
    const from = bodyStart + (node.position?.start.offset ?? 0)
    const to = bodyStart + (node.position?.end.offset ?? 0)
    const part = source.slice(from, to)
    if (node.type === 'text') text.copy(from, to)
    else if (node.type === 'inlineCode' || isBareAddress(node)) text.code(from, to)
    else if (node.type === 'image') text.copyParts(part, from, ALT)
    else if (node.type === 'html' && !part.startsWith('<!--')) text.copyParts(part, from, HTML)
    else if (node.type === 'code') {
      text.copyParts(part, from, META_TITLE)
      if (node.lang === 'mermaid') labels.copy(from, to)
    } else if ('children' in node) node.children.forEach(visit)
  }
  visit(parser.parse(body))
  return { text: text.text(), labels: labels.text() }
}

function isBareAddress(node: Nodes): boolean {
  const label = node.type === 'link' && node.children.length === 1 ? node.children[0]! : null
  return node.type === 'link' && label?.type === 'text' && node.url.endsWith(label.value)
}
