// `docsite serve`: serves the site while it is edited, generating each file on request; with --static, serves the last
// build as a static host would.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadConfig } from '../io/load-config.ts'
import { isThere } from '../io/unreadable.ts'
import { STRICT_POLICY } from '../model/content-policy.ts'
import { UsageError } from '../model/ports.ts'
import { firstPage } from '../serve/first-page.ts'
import { listen } from '../serve/listen.ts'
import { openBrowser } from '../serve/open-browser.ts'
import { DEFAULT_EDITOR } from '../serve/problem-view.ts'
import { staticServer } from '../serve/static-server.ts'
import type { CommandDefinition } from './command.ts'
import { EXIT } from './exit.ts'
import type { Host } from './options.ts'
import { namedOutput } from './output-folder.ts'
import { serveLive } from './serve-live.ts'
import { createServeLog } from './serve-log.ts'
import { addressOf, DEFAULT_PORT, ended, listening, type ServeOptions } from './serving.ts'
import { siteCode } from './site-code.ts'
import { siteFolder, siteNames } from './site-folder.ts'
import { loadValidation } from './valid-config.ts'

/** The command definition. */
export const serve: CommandDefinition = {
  name: 'serve',
  summary: 'serve the site with live updates while you write',
  options: [
    ['-p, --port <port>', `port (default: ${DEFAULT_PORT}, or the next free one)`, 'port'],
    ['--host <address>', 'address to listen on (default: 127.0.0.1, only this machine)', 'text'],
    ['--allow-host <name>', 'additional host name to accept requests for (repeatable)', 'list'],
    ['-l, --locale <code>', 'serve only this locale (repeatable)', 'list'],
    ['--open', 'open the site in the browser', 'flag'],
    ['--no-open', 'do not open the browser (default)', 'flag'],
    ['--editor <address>', `address that opens the editor (default: ${DEFAULT_EDITOR})`, 'text'],
    ['--static', 'serve the last build like a static host', 'flag'],
    ['-o, --out-dir <dir>', 'with --static: folder of the build (default: build in the site folder)', 'text'],
    ['--base-url <path>', 'with --static: base path of the build, if not the configured one', 'text'],
    ['--json-log', 'print each event as one line of JSON', 'flag'],
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
    const folder = siteFolder(siteDir, host.cwd)
    const named = given.outDir as string | undefined
    if (given.static !== true) return serveLive(siteDir, options, host)
    const outDir = namedOutput(named, folder, host.cwd)
    if (!isThere(outDir)) throw new UsageError(`there is no build in ${outDir}; run \`docsite build\` first`)
    const baseUrl =
      typeof given.baseUrl === 'string' ? withSlashes(given.baseUrl) : await baseUrlOf(folder, host)
    await serveFolder(outDir, baseUrl, options, host)
    return EXIT.ok
  },
}

const withSlashes = (path: string) => `/${path}/`.replace(/\/{2,}/g, '/')

async function baseUrlOf(siteDir: string, host: Host): Promise<string> {
  const code = siteCode(host)
  host.onStop(code.stop)
  const loaded = await loadConfig(siteDir, code)
  await code.stop()
  if (!('value' in loaded)) return '/'
  const { validateConfig } = await loadValidation()
  const { config } = validateConfig(loaded.value, loaded.file, loaded.text, { siteDirs: siteNames(siteDir) })
  return config?.baseUrl ?? '/'
}

/** The content policy in the build's `_headers`; a new build may replace it at any time. */
async function publishedPolicy(dir: string): Promise<string> {
  const headers = await readFile(join(dir, '_headers'), 'utf8').catch(() => '')
  return (
    /^\s*Content-Security-Policy:\s*(.+)$/im.exec(headers)?.[1] ?? `${STRICT_POLICY}; frame-ancestors 'self'`
  )
}

async function serveFolder(dir: string, baseUrl: string, options: ServeOptions, host: Host): Promise<void> {
  const start = baseUrl + (await firstPage(dir))
  const server = staticServer({
    dir,
    baseUrl,
    start,
    allowedHosts: options.allowedHosts,
    policy: () => publishedPolicy(dir),
  })
  const port = await listen(server, listening(options))
  const log = createServeLog(options.json, host)
  const url = addressOf(options, port, start)
  log.serving({ dir, url, address: options.address })
  if (options.open && !(await openBrowser(url, process.platform))) host.stderr('Could not open a browser.\n')
  await ended(server, host, async () => undefined)
}
