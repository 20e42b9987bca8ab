// Serves the live site: listens at once, waits for a usable configuration, then follows every change.
import type { Server } from 'node:http'
import { watchSite } from '../io/watch.ts'
import { formatDiagnostics } from '../report/terminal.ts'
import { devScript } from '../serve/dev-script.ts'
import { listen } from '../serve/listen.ts'
import { liveServer } from '../serve/live-server.ts'
import { openBrowser } from '../serve/open-browser.ts'
import { type RelaySource, relaySource } from '../serve/relay-source.ts'
import { EXIT } from './exit.ts'
import { type LiveSite, openLiveSite } from './live-site.ts'
import type { Host } from './options.ts'
import { createServeLog, type ServeLog } from './serve-log.ts'
import { addressOf, ended, listening, type ServeOptions } from './serving.ts'
import type { FailedSession } from './site-session.ts'
import { textOf, waitForConfig } from './wait-for-config.ts'

/** A server that is starting. */
interface Running {
  readonly options: ServeOptions
  readonly host: Host
  readonly log: ServeLog
  readonly source: RelaySource
  readonly server: Server
  readonly port: number
  /** Start time in milliseconds since 1970: files written later count as changed. */
  readonly since: number
  readonly open: () => Promise<LiveSite | FailedSession>
  /** Callbacks that release resources at the end. */
  readonly closing: (() => Promise<void>)[]
}

/** Serves until the process is asked to stop; resolves to the exit code. */
export async function serveLive(
  siteDir: string | undefined,
  options: ServeOptions,
  host: Host,
): Promise<number> {
  const since = Date.now()
  const log = createServeLog(options.json, host)
  const open = () => openLiveSite({ siteDir, locales: options.locales }, log, host)
  const first = await open()
  log.siteDir = first.siteDir
  if (!isSite(first) && first.diagnostics.some(({ code }) => code === 'config/not-found')) {
    host.stderr(formatDiagnostics(first.diagnostics, { color: false, sourceOf: () => undefined }))
    return EXIT.usage
  }
  const source = relaySource(first.siteDir, (file) => textOf(first.siteDir, file))
  const { server, close } = liveServer({
    site: source,
    allowedHosts: options.allowedHosts,
    editor: options.editor,
    script: devScript(host.toolDir),
    failed: (path, error) => log.failed(error, path),
  })
  const closing = [async () => close(), ...(isSite(first) ? [() => first.close()] : [])]
  const closeAll = async () => void (await Promise.all(closing.splice(0).map((each) => each())))
  try {
    const port = await listen(server, listening(options))
    const over = ended(server, host, closeAll)
    const running = { options, host, log, source, server, port, since, open, closing }
    const site = isSite(first)
      ? first
      : await Promise.race([fixedSite(first, running), over.then(() => null)])
    if (site) await follow(site, running)
    await over
    return EXIT.ok
  } finally {
    await closeAll()
  }
}

const isSite = (opened: LiveSite | FailedSession): opened is LiveSite => 'session' in opened

/** Resolves to the site once its configuration is usable. */
async function fixedSite(failed: FailedSession, running: Running): Promise<LiveSite> {
  const { options, log, source, port, since, open, closing } = running
  const tell = (diagnostics: FailedSession['diagnostics']) => {
    source.tell(diagnostics)
    log.waiting(addressOf(options, port, '/'), diagnostics)
  }
  tell(failed.diagnostics)
  const wait = waitForConfig({ failed, since, open, tell, trouble: log.trouble })
  closing.push(wait.stop)
  const site = await wait.site
  closing.push(() => site.close())
  return site
}

/** Serves the site from now on and applies every change of its files. */
async function follow(site: LiveSite, { options, host, log, source, port, since, closing }: Running) {
  source.become(site)
  const url = addressOf(options, port, await site.startPath())
  const pages = await site.pageCount()
  host.engine.expectPages(pages)
  log.ready({ url, pages, locales: site.session.locales.length, address: options.address })
  if (options.open && !(await openBrowser(url, process.platform))) host.stderr('Could not open a browser.\n')
  // Setting up the watch of thousands of files blocks the program for a while; changes made meanwhile are still
  // noticed.
  await site.firstAnswers()
  const watch = await watchSite({
    siteDir: site.siteDir,
    since,
    folders: await site.folders(),
    trouble: log.trouble,
    // A log file in the site folder is not a change: reporting it would change the log again.
    concerns: site.concerns,
    onActivity: site.pause,
    changed: (batch) =>
      site
        .change(batch)
        .then(async () => watch.follow(await site.folders()))
        .catch((error: unknown) => log.failed(error)),
  })
  closing.push(() => watch.close())
  void watch.ready.then(() => {
    log.watching()
    site.checkInBackground()
  })
}
