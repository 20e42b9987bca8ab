// Pages as a server shows them: a broken page is replaced by its last good version, with the errors that broke it.
import type { Diagnostic } from '../model/diagnostic.ts'
import type { PageHealth, ServedFile } from '../serve/live-source.ts'
import { textOfBody } from '../text/body-text.ts'
import { boundedMap } from '../text/bounded-map.ts'
import type { LastGoodBundle } from './good-bundle.ts'
import type { Session } from './site-session.ts'

/**
 * Hashed data files are kept for documents generated before the last change. `DATA_ADDRESS` matches their URLs in a
 * document.
 */
const DATA = 'assets/(?:site|sidebar|config|page)-'
const DATA_FILE = new RegExp(`(?:^|/)${DATA}[^/]+$`)
const DATA_ADDRESS = new RegExp(`"([^"\\s]*${DATA}[^"\\s/]+)"`, 'g')
const KEPT_DATA_FILES = 40
/** Maximum number of last good documents. */
const KEPT_DOCUMENTS = 100

/** Sources of pages and of their errors. */
interface PageSources {
  readonly session: Session
  readonly theme: LastGoodBundle
  readonly configErrors: () => readonly Diagnostic[]
}

/** Files and state of pages. */
export interface LastGoodPages {
  /** The first of these files that exists. */
  find(paths: readonly string[]): Promise<ServedFile | null>
  /** Errors and findings of the page whose document is one of these files. */
  health(paths: readonly string[]): Promise<PageHealth>
}

/** Starts without known pages. */
export function lastGoodPages({ session, theme, configErrors }: PageSources): LastGoodPages {
  const { live } = session.pipeline
  /** The last good documents, each with the source file of its page. */
  const good = boundedMap<{ readonly file: ServedFile; readonly source: string | undefined }>(KEPT_DOCUMENTS)
  const data = boundedMap<ServedFile>(KEPT_DATA_FILES)
  const broken = brokenPages(session, (path) => good.get(path))

  /** Errors of the configuration and the theme, which affect every page. */
  const sharedErrors = () => [...configErrors(), ...theme.problems(session.siteDir)]

  /** Errors and findings of a page. Broken links are findings: they do not keep it from being shown as written. */
  async function healthOf(path: string): Promise<PageHealth> {
    const page = await live.pageAt(path)
    const locale = page?.locale ?? localeAt(session, path)
    const own = page ? await live.findingsOf(page) : []
    const breaking = own.filter(isBreaking)
    const siteWide = [...sharedErrors(), ...(await live.siteErrors(locale))]
    return {
      errors: [...siteWide.filter(isBreaking), ...breaking],
      findings: own.filter((found) => !isBreaking(found)),
    }
  }

  /** Keeps data files of a document: the browser requests them later, and a change may come in between. */
  async function keepDataIn({ body }: ServedFile): Promise<void> {
    const { baseUrl } = session.config
    for (const [, address = ''] of textOfBody(body).matchAll(DATA_ADDRESS)) {
      const path = address.startsWith(baseUrl) ? address.slice(baseUrl.length) : ''
      const file = path === '' || data.get(path) ? null : await live.fileAt([path])
      if (!file) continue
      const served = { path: file.path, body: file.body, isPage: false }
      data.put(path, served)
      await keepDataIn(served)
    }
  }

  async function find(paths: readonly string[]): Promise<ServedFile | null> {
    const brokenHead = await broken.inHead(paths)
    if (brokenHead) return brokenHead.file
    const file = await live.fileAt(paths)
    if (file) {
      const { path, body, page } = file
      const served = { path, body, isPage: page !== undefined }
      if (!page) {
        if (DATA_FILE.test(path)) data.put(path, served)
        return served
      }
      if ((await healthOf(path)).errors.length > 0) return good.get(path)?.file ?? served
      await keepDataIn(served)
      good.put(path, { file: served, source: page.file })
      return served
    }
    // A page whose URL is set by its broken part stays at its old URL.
    for (const path of paths) {
      const lastGood = good.get(path)
      if (lastGood && (await broken.inPageOf(lastGood.source)).length > 0) return lastGood.file
      good.delete(path)
    }
    return data.get(paths[0] ?? '') ?? null
  }

  async function health(paths: readonly string[]): Promise<PageHealth> {
    // Without a bundle there are no pages, so only its errors matter.
    const fatal = theme.neverBundled() ? theme.problems(session.siteDir) : []
    if (fatal.length > 0) return { errors: fatal, findings: [] }
    const brokenHead = await broken.inHead(paths)
    if (brokenHead) {
      const errors = [...sharedErrors(), ...brokenHead.errors]
      return { errors: errors.filter(isBreaking), findings: [] }
    }
    for (const path of paths) if (await live.pageAt(path)) return healthOf(path)
    const first = await healthOf(paths[0] ?? '')
    const moved = await Promise.all(paths.map((path) => broken.inPageOf(good.get(path)?.source)))
    return { ...first, errors: [...first.errors, ...moved.flat()] }
  }

  return { find, health }
}

/** Finds errors of pages that have a last good version. */
function brokenPages(
  { pipeline: { live } }: Session,
  goodAt: (path: string) => { readonly file: ServedFile; readonly source: string | undefined } | undefined,
) {
  return {
    /** Errors in the front matter of a page, which are known without the rest of the site. */
    async inHead(paths: readonly string[]) {
      for (const path of paths) {
        const lastGood = goodAt(path)
        const found = lastGood?.source === undefined ? [] : await live.findingsOfHead(lastGood.source)
        const errors = found.filter(isBreaking)
        if (lastGood && errors.length > 0) return { file: lastGood.file, errors }
      }
      return null
    },
    /** Errors of a page, whatever its URL is now. */
    async inPageOf(source: string | undefined): Promise<readonly Diagnostic[]> {
      const page = source === undefined ? undefined : (await live.pages()).find(({ file }) => file === source)
      return page ? (await live.findingsOf(page)).filter(isBreaking) : []
    },
  }
}

/** The locale that a path in the output folder belongs to. */
const localeAt = ({ locales }: Session, path: string): string =>
  [...locales]
    .sort((a, b) => b.outPrefix.length - a.outPrefix.length)
    .find(({ outPrefix }) => path.startsWith(outPrefix))?.code ?? ''

/** Whether a finding keeps a page from being shown as written; rules of the checker do not. */
function isBreaking({ severity, code }: Diagnostic): boolean {
  return severity === 'error' && !code.startsWith('check/')
}
