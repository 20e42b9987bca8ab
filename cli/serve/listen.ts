// Listens on the requested port, or on the next free one if none was requested.
import type { Server } from 'node:http'
import { EnvironmentError } from '../model/ports.ts'

/** Number of ports tried, from the default one on. */
const TRIES = 50

/** Starts listening and resolves to the port. A port in use is an error only if it was requested. */
export async function listen(
  server: Server,
  { host, port, strict }: { readonly host: string; readonly port: number; readonly strict: boolean },
): Promise<number> {
  for (let candidate = port; candidate < port + TRIES; candidate++) {
    const code = await attempt(server, host, candidate)
    if (code === null) {
      const address = server.address()
      return address !== null && typeof address === 'object' ? address.port : candidate
    }
    if (code !== 'EADDRINUSE') throw new EnvironmentError(`cannot listen on ${host}:${candidate}: ${code}`)
    if (strict)
      throw new EnvironmentError(
        `port ${candidate} is in use; choose another with --port, or omit the option`,
      )
  }
  throw new EnvironmentError(`no free port from ${port} to ${port + TRIES - 1}`)
}

function attempt(server: Server, host: string, port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const failed = (error: NodeJS.ErrnoException) => {
      server.off('listening', ready)
      resolve(error.code ?? 'unknown')
    }
    const ready = () => {
      server.off('error', failed)
      resolve(null)
    }
    server.once('error', failed)
    server.once('listening', ready)
    server.listen(port, host)
  })
}
