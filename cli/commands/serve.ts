// `docsite serve`: the site as it is being written, each file made when it is asked for; or, with --static, the last build as
// a static host would serve it.
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { validateConfig } from '../config/validate.ts'
import { loadConfig } from '../io/load-config.ts'
import { watchSite } from '../io/watch.ts'
import { UsageError } from '../model/ports.ts'
import { formatDiagnostics } from '../report/terminal.ts'
import { devScript } from '../serve/dev-script.ts'
import { listen } from '../serve/listen.ts'
import { liveServer } from '../serve/live-server.ts'
import { openBrowser } from '../serve/open-browser.ts'
import { DEFAULT_EDITOR } from '../serve/problem-view.ts'
import { staticServer } from '../serve/static-server.ts'
import type { CommandDefinition } from './command.ts'
import { EXIT } from './exit.ts'
import { openLiveSite } from './live-site.ts'
import type { Host } from './options.ts'
import { createServeLog } from './serve-log.ts'
import { siteFolder } from './site-folder.ts'

/** Port that is tried first. */
const DEFAULT_PORT = 3000

/** Options as they were given. */
interface ServeOptions {
  readonly address: string
  readonly port: number | undefined
  readonly allowedHosts: readonly string[]
  readonly locales: readonly string[]
  readonly editor: string
  readonly open: boolean
  readonly json: boolean
}

/** The command as the command line knows it. */
export const serve: CommandDefinition = {
  name: 'serve',
  summary: 'serve the site while it is being written',
  options: [
    ['-p, --port <port>', `port (default: ${DEFAULT_PORT}, or the next free one)`, 'port'],
    ['--host <address>', 'address to listen on (default: 127.0.0.1, this machine only)', 'text'],
    ['--allow-host <name>', 'further host name that requests may use; may be repeated', 'list'],
    ['-l, --locale <code>', 'serve only this locale; may be repeated', 'list'],
    ['--open', 'open the site in the browser', 'flag'],
    ['--no-open', 'do not open the browser (default)', 'flag'],
    ['--editor <address>', `address that opens the editor (default: ${DEFAULT_EDITOR})`, 'text'],
    ['--static', 'serve the last build as a static host does', 'flag'],
    ['-o, --out-dir <dir>', 'with --static: folder of the build (default: build in the site folder)', 'text'],
    ['--json-log', 'print one JSON value for each event', 'flag'],
  ],
  async run(siteDir, given, host) {
    const options: ServeOptions = {
      address: (given.host as string | undefined) ?? '127.0.0.1',
      port: given.port as number | undefined,
      allowedHosts: (given.allowHost as readonly string[] | undefined) ?? [],
      locales: (given.locale as readonly string[] | undefined) ?? [],
      editor: (given.editor as string | undefined) ?? host.env.DOCSITE_EDITOR ?? DEFAULT_EDITOR,
      open: given.open === true,
      json: given.jsonLog === true,
    }
    if (given.static !== true) return serveLive(siteDir, options, host)
    const folder = siteFolder(siteDir, host.cwd)
    const outDir =
      typeof given.outDir === 'string' ? resolve(host.cwd, given.outDir) : resolve(folder, 'build')
    if (!existsSync(outDir)) throw new UsageError(`there is no build in ${outDir}; run docsite build first`)
    await serveFolder(outDir, await baseUrlOf(folder), options, host)
    return EXIT.ok
  },
}

async function serveLive(siteDir: string | undefined, options: ServeOptions, host: Host): Promise<number> {
  const since = Date.now()
  const log = createServeLog(options.json, host)
  const site = await openLiveSite({ siteDir, locales: options.locales }, log, host)
  if (!('session' in site)) {
    host.stderr(formatDiagnostics(site.diagnostics, { color: false, sourceOf: () => undefined }))
    return EXIT.usage
  }
  log.siteDir = site.siteDir
  const { server, close } = liveServer({
    site,
    allowedHosts: options.allowedHosts,
    editor: options.editor,
    script: devScript(host.toolDir),
    failed: (path, error) => log.failed(error, path),
  })
  try {
    const port = await listen(server, listening(options))
    const pages = await site.pageCount()
    const url = addressOf(options, port, site.baseUrl)
    log.ready({ url, pages, locales: site.session.locales.length, address: options.address })
    if (options.open && !(await openBrowser(url, process.platform)))
      host.stderr('No browser could be opened.\n')
    const watch = await watchSite({
      siteDir: site.siteDir,
      since,
      folders: await site.folders(),
      trouble: log.trouble,
      changed: (batch) =>
        site
          .change(batch)
          .then(async () => watch.follow(await site.folders()))
          .catch((error: unknown) => log.failed(error)),
    })
    void watch.ready.then(() => {
      log.watching()
      site.lookAtAll()
    })
    await ended(server, host, async () => {
      close()
      await Promise.all([watch.close(), site.close()])
    })
    return EXIT.ok
  } finally {
    await site.close()
  }
}

const listening = ({ address, port }: ServeOptions) => ({
  host: address,
  port: port ?? DEFAULT_PORT,
  strict: port !== undefined,
})

function addressOf({ address }: ServeOptions, port: number, baseUrl: string): string {
  const name = address === '127.0.0.1' ? 'localhost' : address.includes(':') ? `[${address}]` : address
  return `http://${name}:${port}${encodeURI(baseUrl)}`
}

async function baseUrlOf(siteDir: string): Promise<string> {
  const loaded = await loadConfig(siteDir)
  const { config } =
    'value' in loaded ? validateConfig(loaded.value, loaded.file, loaded.text) : { config: null }
  return config?.baseUrl ?? '/'
}

async function serveFolder(dir: string, baseUrl: string, options: ServeOptions, host: Host): Promise<void> {
  const server = staticServer({ dir, baseUrl, allowedHosts: options.allowedHosts })
  const port = await listen(server, listening(options))
  const log = createServeLog(options.json, host)
  log.serving({ dir, url: addressOf(options, port, baseUrl), address: options.address })
  await ended(server, host, async () => undefined)
}

/** Resolves when the process is asked to stop and everything is closed. */
async function ended(
  server: import('node:http').Server,
  host: Host,
  close: () => Promise<void>,
): Promise<void> {
  const closed = new Promise<void>((done) => server.on('close', done))
  host.onStop(async () => {
    server.close()
    server.closeAllConnections()
    await close()
    await closed
  })
  await closed
}
