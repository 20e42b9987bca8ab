// Asks other sites whether links to them still lead somewhere: few at a time, each host at its own pace, with time limits, and
// with answers kept for a while. The network is never trusted: whatever goes wrong is an answer, not a failure.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** How the asking goes. */
export interface ExternalOptions {
  readonly cacheFile: string
  /** Milliseconds since 1970. */
  readonly now: number
  readonly concurrency?: number
  readonly timeoutMs?: number
  readonly retries?: number
  /** Least time between two requests to one host. */
  readonly hostDelayMs?: number
  /** For tests. */
  readonly fetch?: typeof fetch
}

/** Why a link counts as dead; null when it is alive. */
export type ExternalAnswers = ReadonlyMap<string, string | null>

/** Good answers are believed for a day, bad ones for an hour. */
const GOOD_FOR_MS = 86_400_000
const BAD_FOR_MS = 3_600_000

interface CachedAnswer {
  readonly at: number
  readonly problem: string | null
}

/** Asks every address once. */
export async function askExternal(
  urls: readonly string[],
  options: ExternalOptions,
): Promise<ExternalAnswers> {
  const cachedAnswers = await readCache(options.cacheFile)
  const answers = new Map<string, string | null>()
  const open: string[] = []
  for (const url of new Set(urls.map((each) => each.replace(/#.*$/, '')))) {
    const known = cachedAnswers.get(url)
    const age = known ? options.now - known.at : Number.POSITIVE_INFINITY
    if (known && age >= 0 && age < (known.problem === null ? GOOD_FOR_MS : BAD_FOR_MS))
      answers.set(url, known.problem)
    else open.push(url)
  }
  await eachHost(open, options, async (url) => {
    const problem = await ask(url, options)
    answers.set(url, problem)
    cachedAnswers.set(url, { at: options.now, problem })
  })
  if (open.length > 0) await writeCache(options.cacheFile, cachedAnswers)
  return answers
}

/** Hosts side by side, addresses of one host one after the other. */
async function eachHost(
  urls: readonly string[],
  { concurrency = 8, hostDelayMs = 250 }: ExternalOptions,
  task: (url: string) => Promise<void>,
): Promise<void> {
  const hosts = new Map<string, string[]>()
  for (const url of urls) {
    const host = URL.canParse(url) ? new URL(url).host : url
    hosts.set(host, [...(hosts.get(host) ?? []), url])
  }
  const queue = [...hosts.values()]
  const runner = async (): Promise<void> => {
    for (let list = queue.shift(); list; list = queue.shift()) {
      for (const [at, url] of list.entries()) {
        if (at > 0) await pause(hostDelayMs)
        await task(url)
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(concurrency, queue.length) }, runner))
}

async function ask(url: string, options: ExternalOptions): Promise<string | null> {
  const { retries = 1, hostDelayMs = 250 } = options
  let problem: string | null = 'it was not asked'
  for (let attempt = 0; attempt <= retries; attempt++) {
    if (attempt > 0) await pause(hostDelayMs * 2 ** attempt)
    const head = await request(url, 'HEAD', options)
    // Many servers answer HEAD wrongly; only a GET may say that a page is gone.
    const answer = isGood(head) ? head : await request(url, 'GET', options)
    problem = isGood(answer) ? null : typeof answer === 'number' ? `the answer is ${answer}` : answer
    if (problem === null || answer === 404 || answer === 410) return problem
  }
  return problem
}

async function request(
  url: string,
  method: 'HEAD' | 'GET',
  { timeoutMs = 10_000, fetch: get = fetch }: ExternalOptions,
): Promise<number | string> {
  try {
    const response = await get(url, {
      method,
      redirect: 'follow',
      signal: AbortSignal.timeout(timeoutMs),
      headers: { 'user-agent': 'docsite-check' },
    })
    await response.body?.cancel()
    return response.status
  } catch (error) {
    const cause = (error as { cause?: { code?: string } }).cause?.code
    return (error as Error).name === 'TimeoutError'
      ? 'there is no answer in time'
      : `there is no answer (${cause ?? 'network'})`
  }
}

/** A server that wants to know who asks, or asks for patience, is there. */
function isGood(answer: number | string): boolean {
  return typeof answer === 'number' && (answer < 400 || [401, 403, 405, 407, 429, 451, 999].includes(answer))
}

async function readCache(file: string): Promise<Map<string, CachedAnswer>> {
  try {
    return new Map(Object.entries(JSON.parse(await readFile(file, 'utf8')) as Record<string, CachedAnswer>))
  } catch {
    return new Map()
  }
}

async function writeCache(file: string, cachedAnswers: ReadonlyMap<string, CachedAnswer>): Promise<void> {
  try {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, JSON.stringify(Object.fromEntries(cachedAnswers)))
  } catch {
    // A cache that cannot be kept costs time and nothing else.
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
