// `docsite print`: writes one HTML document of a section, a sidebar, a tag or the whole site; with --pdf an installed
// Chromium turns it into a PDF.
import { basename, extname, relative, resolve } from 'node:path'
import { printScripts } from '../bundle/print-scripts.ts'
import { chromiumFor, type PrintedPage, withPage } from '../io/chromium.ts'
import { replaceFile } from '../io/write-file.ts'
import { UsageError } from '../model/ports.ts'
import { type BookContent, bookHtml, type MissingName, PAGE_NUMBER, pdfPages } from '../pipeline/print.ts'
import { contentType } from '../serve/content-type.ts'
import { bytesOfBody, textOfBody } from '../text/body-text.ts'
import { counted } from '../text/counted.ts'
import { decodePath } from '../text/url.ts'
import type { CommandDefinition } from './command.ts'
import { EXIT } from './exit.ts'
import type { Host } from './options.ts'
import { JOBS_OPTION, SITE_OPTION } from './shared-options.ts'
import type { Session } from './site-session.ts'
import { withSession } from './with-session.ts'

/** The command definition. */
export const print: CommandDefinition = {
  name: 'print',
  summary: 'create one printable document from the site or a part of it',
  argument: ['[part]', 'sidebar, tag, or section given by label, path or folder (default: the whole site)'],
  options: [
    SITE_OPTION,
    ['--pdf', 'create a PDF, using an installed Chromium (override with CHROMIUM_PATH)', 'flag'],
    ['-o, --out <file>', 'output file (default: print/<part>.html or .pdf in the site folder)', 'text'],
    ['-l, --locale <code>', 'locale of the pages (default: the default locale)', 'text'],
    ['--docs-version <name>', 'docs version, or current (default: the latest)', 'text'],
    JOBS_OPTION,
  ],
  async run(part, given, host) {
    const chromium = given.pdf === true ? chromiumFor(host.env, FOR_PDF) : null
    const options = {
      siteDir: given.site as string | undefined,
      jobs: given.jobs as number | undefined,
    }
    return withSession(options, host, (session) => write(part, session, { given, chromium }, host))
  },
}

/** Purpose and alternative, for the error about a missing Chromium. */
const FOR_PDF = { by: 'a PDF needs', instead: 'omit --pdf and print the HTML file from a browser' }

interface PrintSettings {
  readonly given: Readonly<Record<string, unknown>>
  readonly chromium: string | null
}

async function write(
  part: string | undefined,
  session: Session,
  { given, chromium }: PrintSettings,
  host: Host,
): Promise<number> {
  const { config, siteDir, pipeline } = session
  const locale = (given.locale as string | undefined) ?? config.i18n.defaultLocale
  if (!session.locales.some(({ code }) => code === locale))
    throw new UsageError(
      `the site has no locale '${locale}'; available locales: ${session.locales.map(({ code }) => code).join(', ')}`,
    )
  const book = await pipeline.print({ locale, version: given.docsVersion as string | undefined, part })
  if ('missing' in book) throw new UsageError(missingText(book))
  const html = await document(book, session, host)
  const name = `${slugOf(part ?? 'site')}.${chromium === null ? 'html' : 'pdf'}`
  const out = given.out === undefined ? resolve(siteDir, 'print', name) : resolve(host.cwd, String(given.out))
  const place = relative(host.cwd, out) || out
  const pages = counted(book.pages.size, 'page')
  if (chromium === null) {
    replaceFile(out, html)
    host.stdout(`Printed ${pages} to ${place}: ${(Buffer.byteLength(html) / 1e6).toFixed(1)} MB.\n`)
    return EXIT.ok
  }
  const { pdf, sheets } = await withPage(chromium, html, pdfOf)
  replaceFile(out, pdf)
  host.stdout(
    `Printed ${pages} to ${place}: ${sheets === 0 ? '' : `${sheets} sheets, `}${(pdf.length / 1e6).toFixed(1)} MB.\n`,
  )
  return EXIT.ok
}

function missingText({ kind, missing, meant, searched }: MissingName): string {
  const place = searched === undefined ? '' : ` in version ${searched} (use --docs-version to choose another)`
  return `there is no ${kind} '${missing}'${place}${meant === undefined ? '' : `; did you mean '${meant}'?`}`
}

/** File name for a part of the site. */
const slugOf = (part: string): string =>
  basename(part, extname(part))
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '') || 'site'

/** The self-contained document: with its styles, images and the script that draws diagrams. */
async function document(
  { styleHrefs, diagrams, baseUrl, ...book }: BookContent,
  { pipeline }: Session,
  { toolDir }: Host,
): Promise<string> {
  const fileAt = async (address: string) => {
    const path = address.slice(baseUrl.length).replace(/[?#].*$/, '')
    return pipeline.live.fileAt([decodePath(path) ?? path])
  }
  const styles = await Promise.all(
    styleHrefs.map(async (href) => textOfBody((await fileAt(href))?.body ?? '')),
  )
  const [library, program] = diagrams ? await printScripts(toolDir) : []
  const html = bookHtml({
    ...book,
    styles,
    scripts:
      library === undefined || program === undefined
        ? []
        : [{ code: library }, { code: program, settings: diagrams }],
  })
  return withPictures(html, baseUrl, async (address) => {
    const file = await fileAt(address)
    return file
      ? `data:${contentType(file.path)};base64,${Buffer.from(bytesOfBody(file.body)).toString('base64')}`
      : null
  })
}

/** Embeds images and other files of the site into the HTML. */
async function withPictures(
  html: string,
  baseUrl: string,
  dataOf: (address: string) => Promise<string | null>,
): Promise<string> {
  const shown = / (?:src|poster)="([^"]+)"/g
  const addresses = new Set([...html.matchAll(shown)].map(([, address = '']) => address))
  const inside = new Map<string, string>()
  for (const address of addresses) {
    const data = address.startsWith(baseUrl) ? await dataOf(address.replaceAll('&amp;', '&')) : null
    if (data !== null) inside.set(address, data)
  }
  return html
    .replace(/ srcset="[^"]*"/g, '')
    .replace(shown, (whole, address: string) => whole.replace(address, () => inside.get(address) ?? address))
}

/** Waits until all diagrams are drawn and all images loaded. */
const READY = `(async () => {
  const isDrawn = (one) => one.querySelector(':scope > svg[role], :scope > .diagram-error, :scope > .diagram-drawing')
  while (![...document.querySelectorAll('.docusaurus-mermaid-container')].every(isDrawn))
    await new Promise((resolve) => setTimeout(resolve, 50))
  await document.fonts.ready
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
})()`

/** Maximum number of passes that fill in page numbers: the first numbers may make a line longer and move pages. */
const MAX_PASSES = 3

/** Creates the PDF with page numbers in the table of contents. `sheets` is its number of pages; 0 if unknown. */
async function pdfOf({
  evaluate,
  pdf,
}: PrintedPage): Promise<{ readonly pdf: Uint8Array; readonly sheets: number }> {
  await evaluate(READY)
  let made = await pdf()
  let written = ''
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const parts = [...pdfPages(made).numbers].filter(([id]) => /^page-\d+$/.test(id))
    const numbers = JSON.stringify(parts)
    if (numbers === written || parts.length === 0) break
    await evaluate(
      `for (const [id, page] of ${numbers}) document.querySelector('[${PAGE_NUMBER}="' + id + '"]').textContent = page`,
    )
    written = numbers
    made = await pdf()
  }
  return { pdf: made, sheets: pdfPages(made).count }
}
