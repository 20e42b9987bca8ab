// `docsite serve`: builds the site and serves the result as a static host would.
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { validateConfig } from '../config/validate.ts'
import { loadConfig } from '../io/load-config.ts'
import { UsageError } from '../model/ports.ts'
import { listen } from '../serve/listen.ts'
import { staticServer } from '../serve/static-server.ts'
import { runBuild } from './build.ts'
import type { CommandDefinition } from './command.ts'
import { EXIT } from './exit.ts'
import type { Host } from './options.ts'
import { siteFolder } from './site-folder.ts'

/** Port that is tried first. */
const DEFAULT_PORT = 3000

/** The command as the command line knows it. */
export const serve: CommandDefinition = {
  name: 'serve',
  summary: 'build the site and serve it on this machine',
  options: [
    ['-p, --port <port>', `port (default: ${DEFAULT_PORT}, or the next free one)`, 'port'],
    ['--host <address>', 'address to listen on (default: 127.0.0.1, this machine only)', 'text'],
    ['--allow-host <name>', 'further host name that requests may use; may be repeated', 'list'],
    ['--static', 'serve the last build as it is, without building', 'flag'],
    ['-o, --out-dir <dir>', 'folder of the build (default: build in the site folder)', 'text'],
  ],
  async run(siteDir, given, host) {
    const folder = siteFolder(siteDir, host.cwd)
    const outDir =
      typeof given.outDir === 'string' ? resolve(host.cwd, given.outDir) : resolve(folder, 'build')
    if (given.static !== true) {
      const code = await buildFirst(folder, given.outDir as string | undefined, host)
      if (code !== EXIT.ok) return code
    } else if (!existsSync(outDir)) {
      throw new UsageError(`there is no build in ${outDir}; run docsite build first`)
    }
    await serveFolder(outDir, await baseUrlOf(folder), given, host)
    return EXIT.ok
  },
}

function buildFirst(siteDir: string, outDir: string | undefined, host: Host): Promise<number> {
  const options = {
    siteDir,
    outDir,
    baseUrl: undefined,
    locales: [],
    jobs: undefined,
    cache: true,
    strict: false,
    force: false,
    json: false,
    quiet: false,
    verbose: false,
  }
  return runBuild(options, host)
}

async function baseUrlOf(siteDir: string): Promise<string> {
  const loaded = await loadConfig(siteDir)
  const { config } =
    'value' in loaded ? validateConfig(loaded.value, loaded.file, loaded.text) : { config: null }
  return config?.baseUrl ?? '/'
}

async function serveFolder(
  dir: string,
  baseUrl: string,
  given: Readonly<Record<string, unknown>>,
  host: Host,
): Promise<void> {
  const address = (given.host as string | undefined) ?? '127.0.0.1'
  const server = staticServer({
    dir,
    baseUrl,
    allowedHosts: (given.allowHost as readonly string[] | undefined) ?? [],
  })
  const asked = given.port as number | undefined
  const port = await listen(server, {
    host: address,
    port: asked ?? DEFAULT_PORT,
    strict: asked !== undefined,
  })
  if (!['127.0.0.1', 'localhost', '::1'].includes(address)) {
    host.stderr(`The server listens on ${address}: other machines can reach it.\n`)
  }
  host.stdout(
    `Serving ${dir} at http://${address === '127.0.0.1' ? 'localhost' : address}:${port}${baseUrl}\n`,
  )
  const closed = new Promise<void>((resolve) => server.on('close', resolve))
  host.onStop(async () => {
    server.close()
    server.closeAllConnections()
    await closed
  })
  await closed
}
