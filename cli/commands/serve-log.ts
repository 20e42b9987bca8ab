// Output of `docsite serve`: lines for people, or one JSON value per event.
import type { Diagnostic } from '../model/diagnostic.ts'
import { wantsColor } from '../report/colors.ts'
import { countDiagnostics } from '../report/counts.ts'
import { jsonReport } from '../report/json.ts'
import { durationText } from '../report/progress.ts'
import { formatDiagnostics } from '../report/terminal.ts'
import { counted } from '../text/counted.ts'
import type { LiveSiteListener } from './live-site.ts'
import type { Host } from './options.ts'
import { sourceReader } from './source-reader.ts'

/** Maximum number of findings printed after a change. */
const SHOWN = 20

/** Addresses that only this machine can reach. */
const LOOPBACK = ['127.0.0.1', 'localhost', '::1']

/** Output of the command. */
export interface ServeLog extends LiveSiteListener {
  /** Folder of the site, for code frames. */
  siteDir: string
  ready(facts: { url: string; pages: number; locales: number; address: string }): void
  serving(facts: { dir: string; url: string; address: string }): void
  /** The configuration is unusable; the server waits until it is fixed. */
  waiting(url: string, diagnostics: readonly Diagnostic[]): void
  /** Changes are detected from now on. */
  watching(): void
  trouble(message: string): void
  failed(error: unknown, path?: string): void
}

/** Creates a log that writes to `host`. */
export function createServeLog(json: boolean, host: Host): ServeLog {
  const started = host.now()
  const ms = () => Math.round(host.now() - started)
  const event = (name: string, facts: Readonly<Record<string, unknown>>) =>
    host.stdout(`${JSON.stringify({ event: name, ...facts })}\n`)
  const shown = (diagnostics: readonly Diagnostic[]) => shownFindings(diagnostics, log.siteDir, host)
  const siteFindings = findingsLog(host, shown)
  const warnOfAddress = (address: string) => {
    if (!LOOPBACK.includes(address))
      log.trouble(`The server listens on ${address}: other machines can connect to it.`)
  }

  const log: ServeLog = {
    siteDir: host.cwd,
    ready({ url, pages, locales, address }) {
      if (json) event('ready', { url, pages, locales, ms: ms() })
      else {
        const languages = locales > 1 ? ` in ${locales} languages` : ''
        host.stdout(
          `docsite ${host.version} serves ${url}\n${pages} pages${languages}, ready in ${durationText(ms())}\n`,
        )
      }
      warnOfAddress(address)
    },
    serving({ dir, url, address }) {
      if (json) event('ready', { url, dir, ms: ms() })
      else host.stdout(`Serving ${dir} at ${url}\n`)
      warnOfAddress(address)
    },
    waiting(url, diagnostics) {
      if (json) event('waiting', { url, ...jsonReport(diagnostics) })
      else
        host.stderr(
          `${shown(diagnostics)}docsite ${host.version} is waiting at ${url} until the configuration is fixed.\n`,
        )
    },
    watching() {
      if (json) event('watching', {})
    },
    trouble(message) {
      if (json) event('trouble', { message })
      else host.stderr(`${message}\n`)
    },
    applied({ files, ms }) {
      if (json) event('changed', { files, ms: Math.round(ms) })
    },
    configProblems(diagnostics) {
      if (json) event('config', jsonReport(diagnostics))
      else if (diagnostics.length === 0) host.stderr('The configuration is valid again.\n')
      else host.stderr(`${shown(diagnostics)}The previous configuration stays in use.\n`)
    },
    findings(diagnostics) {
      if (json) event('findings', jsonReport(diagnostics))
      else siteFindings(diagnostics)
    },
    failed(error, path) {
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
      if (json) event('failed', { path, message: text })
      else host.stderr(`${path === undefined ? '' : `${path}: `}${text}\n`)
    },
  }
  return log
}

/** Prints new findings of the whole site, and the total if it differs from them. */
function findingsLog(host: Host, shown: (diagnostics: readonly Diagnostic[]) => string) {
  const state = { known: new Set<string>(), isFirst: true }
  return (diagnostics: readonly Diagnostic[]): void => {
    const counts = countDiagnostics(diagnostics)
    const keys = new Map(
      diagnostics.map((found) => [`${found.code} ${found.place?.file} ${found.message}`, found]),
    )
    const fresh = [...keys].filter(([key]) => !state.known.has(key)).map(([, found]) => found)
    const isFewer = [...state.known].some((key) => !keys.has(key))
    if (fresh.length > 0) host.stderr(shown(fresh))
    const total = `${counted(counts.error, 'error')}, ${counted(counts.warning, 'warning')} in the whole site.\n`
    if (diagnostics.length === 0 && (isFewer || state.isFirst)) host.stderr('No findings.\n')
    else if ((fresh.length > 0 && fresh.length < diagnostics.length) || isFewer) host.stderr(total)
    state.known = new Set(keys.keys())
    state.isFirst = false
  }
}

function shownFindings(diagnostics: readonly Diagnostic[], siteDir: string, host: Host): string {
  const color = wantsColor({ env: host.env, isTTY: host.stderrIsTerminal })
  return formatDiagnostics(diagnostics, { color, sourceOf: sourceReader(siteDir), limit: SHOWN })
}
