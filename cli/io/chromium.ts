// Drives an installed Chromium to draw and to convert documents to PDF. It is controlled through a pipe: no port is
// opened.
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { EnvironmentError } from '../model/ports.ts'

const NAMES = [
  'chromium',
  'chromium-browser',
  'chromium-headless-shell',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'chrome.exe',
  'msedge.exe',
]
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** Path of the program: that of `CHROMIUM_PATH`, otherwise an installed one; null if there is none. */
export function findChromium(env: Readonly<Record<string, string | undefined>>): string | null {
  const named = env.CHROMIUM_PATH
  if (named) return existsSync(named) ? named : null
  const onPath = (env.PATH ?? '').split(delimiter).flatMap((dir) => NAMES.map((name) => join(dir, name)))
  return [...onPath, ...PLACES].find((path) => existsSync(path)) ?? null
}

/**
 * Path of the program. If there is none, throws an `EnvironmentError` that says what to do. `wanted`: the feature that
 * needs it, and the alternative.
 */
export function chromiumFor(
  env: Readonly<Record<string, string | undefined>>,
  wanted: { readonly by: string; readonly instead: string },
): string {
  const found = findChromium(env)
  if (found !== null) return found
  throw new EnvironmentError(
    env.CHROMIUM_PATH
      ? `there is no program at ${env.CHROMIUM_PATH}, the value of CHROMIUM_PATH`
      : `${wanted.by} Chromium, Chrome or Edge, but none is installed: install one, set CHROMIUM_PATH=/path/to/chromium, or ${wanted.instead}`,
  )
}

/** A page in Chromium. */
export interface PrintedPage {
  /** Value of an expression in the page; promises are awaited. */
  evaluate(expression: string): Promise<unknown>
  /** The page in its current state as a PDF. */
  pdf(): Promise<Uint8Array>
}

/** Longest time in ms that Chromium may take for an answer: hundreds of diagrams take minutes. */
const ANSWER_MS = 600_000

/**
 * Opens a document and passes its page to `use`. Throws `EnvironmentError` if Chromium does not start or ends early.
 */
export async function withPage<T>(
  program: string,
  html: string,
  use: (page: PrintedPage) => Promise<T>,
): Promise<T> {
  const profile = mkdtempSync(join(tmpdir(), 'docsite-chromium-'))
  const file = join(profile, 'document.html')
  writeFileSync(file, html)
  const child = spawn(program, argumentsFor(profile), {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  })
  try {
    return await use(await openPage(connect(program, child), pathToFileURL(file).href))
  } finally {
    await ended(child)
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

const argumentsFor = (profile: string): readonly string[] => [
  '--headless',
  '--remote-debugging-pipe',
  `--user-data-dir=${profile}`,
  '--no-first-run',
  '--disable-gpu',
  '--disable-extensions',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Chromium cannot create its sandbox for root, as in containers; the page is made by docsite itself.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  const end = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await end
}

/** Sends a command of the DevTools protocol. */
type Send = (method: string, params?: object, session?: string) => Promise<Readonly<Record<string, unknown>>>

interface Connection {
  readonly send: Send
  /** Resolves at the next event with this name. */
  next(event: string): Promise<void>
}

interface Message {
  readonly id?: number
  readonly method?: string
  readonly result?: Readonly<Record<string, unknown>>
  readonly error?: { readonly message: string }
}

function connect(program: string, child: ChildProcess): Connection {
  const [, , , input, output] = child.stdio as unknown as readonly [null, null, null, Writable, Readable]
  const waiting = new Map<number, { resolve(result: object): void; reject(cause: unknown): void }>()
  const events = new Map<string, () => void>()
  const state = { last: 0, rest: '' }
  const fail = (reason: string) => {
    for (const { reject } of waiting.values())
      reject(new EnvironmentError(`${program} ${reason}; set CHROMIUM_PATH to use another Chromium`))
    waiting.clear()
  }
  child.once('error', ({ message }) => fail(`could not be started: ${message}`))
  child.once('exit', () => fail('exited before it finished'))
  input.on('error', () => undefined)
  output.setEncoding('utf8')
  output.on('data', (text: string) => {
    const parts = (state.rest + text).split('\0')
    state.rest = parts.pop() ?? ''
    for (const part of parts) receive(JSON.parse(part) as Message)
  })
  const receive = ({ id, method, result, error }: Message) => {
    if (method !== undefined) events.get(method)?.()
    const call = id === undefined ? undefined : waiting.get(id)
    if (id === undefined || !call) return
    waiting.delete(id)
    if (error) call.reject(new EnvironmentError(`${program} reported an error: ${error.message}`))
    else call.resolve(result ?? {})
  }
  return {
    send: (method, params = {}, sessionId) =>
      new Promise((resolve, reject) => {
        const id = ++state.last
        const timer = setTimeout(() => fail(`did not answer for ${ANSWER_MS / 1000} seconds`), ANSWER_MS)
        const settle =
          <V>(end: (value: V) => void) =>
          (value: V) => {
            clearTimeout(timer)
            end(value)
          }
        waiting.set(id, { resolve: settle(resolve as (result: object) => void), reject: settle(reject) })
        input.write(`${JSON.stringify({ id, method, params, ...(sessionId ? { sessionId } : {}) })}\0`)
      }),
    next: (event) => new Promise((resolve) => events.set(event, resolve)),
  }
}

async function openPage({ send, next }: Connection, url: string): Promise<PrintedPage> {
  const { targetId } = await send('Target.createTarget', { url: 'about:blank' })
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true })
  const session = String(sessionId)
  await send('Page.enable', {}, session)
  const loaded = next('Page.loadEventFired')
  await send('Page.navigate', { url }, session)
  await loaded
  return {
    async evaluate(expression) {
      const { result } = await send(
        'Runtime.evaluate',
        { expression, awaitPromise: true, returnByValue: true },
        session,
      )
      return (result as { readonly value?: unknown }).value
    },
    async pdf() {
      const options = {
        printBackground: true,
        preferCSSPageSize: true,
        generateTaggedPDF: true,
        generateDocumentOutline: true,
      }
      const { data } = await send('Page.printToPDF', options, session)
      return Buffer.from(String(data), 'base64')
    },
  }
}
