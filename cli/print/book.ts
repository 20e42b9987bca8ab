// Articles in outline order -> one HTML document for print: title page, table of contents, and parts that link to each
// other.

import { escapeHtml } from '../text/escape.ts'
import { bookArticle, idsIn, partKey } from './article.ts'
import type { OutlineEntry } from './outline.ts'
import { BOOK_STYLE } from './style.ts'

/** A page of a book. */
export interface BookPage {
  /** Heading of the page, if the article has none. */
  readonly title?: string
  /** HTML of the article. */
  readonly article: string
}

/** Contents and settings of a book. */
export interface Book {
  readonly title: string
  /** Lines below the title: the site, the version. */
  readonly about: readonly string[]
  readonly lang: string
  readonly direction: 'ltr' | 'rtl'
  /** Heading of the table of contents. */
  readonly contents: string
  readonly entries: readonly OutlineEntry[]
  /** Pages by path, with the base URL. */
  readonly pages: ReadonlyMap<string, BookPage>
  /** Origin of the online site. */
  readonly origin: string
  /** CSS of the stylesheets. */
  readonly styles: readonly string[]
  /** Inline scripts; the last one has settings. Empty for a book without diagrams. */
  readonly scripts: readonly { readonly code: string; readonly settings?: unknown }[]
}

/** An outline entry with its id and heading level. */
interface NumberedEntry {
  readonly id: string
  readonly level: number
  readonly label: string
  readonly path?: string
  readonly below: readonly NumberedEntry[]
}

/** Attribute that marks where a page number goes in the table of contents. */
export const PAGE_NUMBER = 'data-page-of'

/** The HTML document of a book. */
export function bookHtml(book: Book): string {
  const entries = numbered(book.entries, { next: 1 }, 1)
  const parts = new Map(
    flat(entries).flatMap(({ id, path }) => {
      const page = path === undefined ? undefined : book.pages.get(path)
      return page && path !== undefined ? [[partKey(path), { id, ids: idsIn(page.article) }] as const] : []
    }),
  )
  return [
    `<!DOCTYPE html>\n<html lang="${escapeHtml(book.lang)}" dir="${book.direction}" data-theme="light"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="generator" content="docsite">',
    `<title>${escapeHtml(book.title)}</title>`,
    ...[...book.styles, BOOK_STYLE].map((css) => `<style>${css.replaceAll('</', '<\\/')}</style>`),
    `</head><body class="book"><header class="book__title"><p class="book__name">${escapeHtml(book.title)}</p>`,
    ...book.about.map((text) => `<p>${escapeHtml(text)}</p>`),
    `</header><nav class="book__contents" aria-label="${escapeHtml(book.contents)}">`,
    `<p class="book__heading">${escapeHtml(book.contents)}</p>${contentsList(entries)}</nav><main>`,
    ...entries.map((entry) => partHtml(entry, book, parts)),
    '</main>',
    ...book.scripts.map(scriptHtml),
    '</body></html>\n',
  ].join('')
}

function numbered(
  entries: readonly OutlineEntry[],
  state: { next: number },
  level: number,
): readonly NumberedEntry[] {
  return entries.map(({ label, doc, below }) => {
    const id = `page-${state.next++}`
    return {
      id,
      level,
      label: doc?.title ?? label,
      ...(doc ? { path: doc.permalink } : {}),
      below: numbered(below, state, level + 1),
    }
  })
}

const flat = (entries: readonly NumberedEntry[]): readonly NumberedEntry[] =>
  entries.flatMap((entry) => [entry, ...flat(entry.below)])

function contentsList(entries: readonly NumberedEntry[]): string {
  const lines = entries.map(
    ({ id, label, below }) =>
      `<li><a href="#${id}"><span>${escapeHtml(label)}</span><span ${PAGE_NUMBER}="${id}"></span></a>${contentsList(below)}</li>`,
  )
  return lines.length === 0 ? '' : `<ol>${lines.join('')}</ol>`
}

type Parts = Parameters<typeof bookArticle>[1]['parts']

function partHtml({ id, level, label, path, below }: NumberedEntry, book: Book, parts: Parts): string {
  const page = path === undefined ? undefined : book.pages.get(path)
  const tag = `h${Math.min(6, level)}`
  const heading =
    page && page.title === undefined
      ? ''
      : `<${tag} data-level="1">${escapeHtml(page?.title ?? label)}</${tag}>`
  const article =
    page && path !== undefined
      ? bookArticle(page.article, { id, level, path, parts, origin: book.origin })
      : ''
  return `<section class="book__part markdown" id="${id}">${heading}${article}</section>${below
    .map((entry) => partHtml(entry, book, parts))
    .join('')}`
}

/** Escapes `</script` and `<!--`, which would end the element or change how it is parsed. */
function scriptHtml({ code, settings }: Book['scripts'][number]): string {
  const data = settings === undefined ? '' : ` data-settings="${escapeHtml(JSON.stringify(settings))}"`
  return `<script${data}>${code.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--')}</script>`
}
