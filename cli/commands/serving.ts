// Common parts of serving the live site and serving the last build: options, URL and shutdown.
import type { Server } from 'node:http'
import { encodePath } from '../text/url.ts'
import type { Host } from './options.ts'

/** Port tried first. */
export const DEFAULT_PORT = 3000

/** Parsed options. */
export interface ServeOptions {
  readonly address: string
  readonly port: number | undefined
  readonly allowedHosts: readonly string[]
  readonly locales: readonly string[]
  readonly editor: string
  readonly open: boolean
  readonly json: boolean
}

/** Address and port to listen on. */
export const listening = ({ address, port }: ServeOptions) => ({
  host: address,
  port: port ?? DEFAULT_PORT,
  strict: port !== undefined,
})

/** URL to open. `path` is not percent-encoded. */
export function addressOf({ address }: ServeOptions, port: number, path: string): string {
  const name = address === '127.0.0.1' ? 'localhost' : address.includes(':') ? `[${address}]` : address
  return `http://${name}:${port}${encodePath(path)}`
}

/** Resolves when the process is asked to stop and everything is closed. */
export async function ended(server: Server, host: Host, close: () => Promise<void>): Promise<void> {
  const closed = new Promise<void>((done) => server.on('close', done))
  host.onStop(async () => {
    server.close()
    server.closeAllConnections()
    await close()
    await closed
  })
  await closed
}
