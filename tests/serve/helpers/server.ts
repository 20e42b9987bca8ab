// A running `docsite serve` over a temporary site: what it says, one event after the other, and its files.
import { type ChildProcess, spawn } from 'node:child_process'
import { request } from 'node:http'
import { connect } from 'node:net'
import { createInterface } from 'node:readline'
import { DOCSITE } from '../../helpers/cli.ts'

/** The only difference between a served page and a built one. */
export const RELOAD_SCRIPT = '<script src="/__docsite/client.js" defer></script>'

/** One line of the log. */
export interface LogEvent {
  readonly event: string
  readonly [fact: string]: unknown
}

/** An answer with its body as bytes. */
export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
}

/** A running server. */
export interface RunningServer {
  readonly child: ChildProcess
  /** With the base URL. */
  readonly url: string
  readonly port: number
  readonly events: readonly LogEvent[]
  /** Waits for an event after the first `from` ones. */
  next(event: string, from?: number): Promise<LogEvent>
  /** A request with any target and headers. */
  get(target: string, headers?: Record<string, string>, method?: string): Promise<Answer>
  /** Bytes sent as they are; resolves to all that comes back. */
  raw(text: string): Promise<string>
  /** Ends it and resolves to the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

/** Starts a server and waits until it is ready and watching, or until another first event. */
export async function startServer(
  dir: string,
  args: readonly string[] = [],
  {
    env = {},
    first = 'ready',
    port = args.includes('--port') ? [] : ['--port', '0'],
  }: {
    readonly env?: Record<string, string>
    readonly first?: string
    /** Any free port unless told otherwise. */
    readonly port?: readonly string[]
  } = {},
): Promise<RunningServer> {
  const child = spawn(process.execPath, [DOCSITE, 'serve', dir, '--json-log', ...port, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1', ...env },
  })
  const events: LogEvent[] = []
  const waiting: (() => void)[] = []
  const said: string[] = []
  const wake = () => {
    for (const resolve of waiting.splice(0)) resolve()
  }
  createInterface({ input: child.stdout }).on('line', (line) => {
    events.push(JSON.parse(line) as LogEvent)
    wake()
  })
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk.toString()))
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  void ended.then(wake)
  const next = async (event: string, from = 0): Promise<LogEvent> => {
    for (;;) {
      const found = events.slice(from).find((each) => each.event === event)
      if (found) return found
      if (child.exitCode !== null) throw new Error(`the server ended: ${said.join('')}`)
      await new Promise<void>((resolve) => waiting.push(resolve))
    }
  }
  const url = String((await next(first)).url)
  if (first === 'ready' && !args.includes('--static')) await next('watching')
  const at = Number(new URL(url).port)
  return {
    child,
    url,
    port: at,
    events,
    next,
    get: (target, headers = {}, method = 'GET') => ask(at, target, headers, method),
    raw: (text) => sendRaw(at, text),
    async stop(signal = 'SIGTERM') {
      child.kill(signal)
      return ended
    },
  }
}

function ask(port: number, path: string, headers: Record<string, string>, method: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      )
    })
    sent.on('error', reject)
    sent.end()
  })
}

function sendRaw(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    const parts: Buffer[] = []
    // Whatever the answer is, nothing more is asked.
    socket.on('data', (part) => {
      parts.push(part)
      socket.end()
    })
    socket.on('close', () => resolve(Buffer.concat(parts).toString()))
    // A refusal may cut the line before everything was sent.
    socket.on('error', () => undefined)
  })
}
