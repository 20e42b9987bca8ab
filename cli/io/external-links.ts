// Checks whether external links still work: a few hosts at a time, with a delay between requests to one host, time
// limits, and answers cached for a while. Any network problem is an answer, not a failure.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { own } from '../../runtime/model/own.ts'
import type { ExternalConfig } from '../model/config.ts'
import { type ExternalAnswer, isCheckedFragment, missingParts } from '../model/external-answer.ts'
import { externalMatcher } from '../text/external-pattern.ts'
import { groupBy } from '../text/group-by.ts'

/** Options of the check. */
export interface ExternalOptions extends ExternalConfig {
  readonly cacheFile: string
  /** Milliseconds since 1970. */
  readonly now: number
  /** Environment variables that headers may refer to. */
  readonly env: Readonly<Record<string, string | undefined>>
  /** Least time between two requests to one host, in milliseconds. */
  readonly hostDelayMs?: number
  /** For tests. */
  readonly fetch?: typeof fetch
}

/** Answers by URL without fragment. Skipped URLs have none. */
export type ExternalAnswers = ReadonlyMap<string, ExternalAnswer>

const HOUR_MS = 3_600_000
/** Most consecutive redirects, as in browsers. */
const MAX_REDIRECTS = 20
/** Most characters of a page that are searched for fragments. */
const MAX_PAGE = 10_000_000
const HOST_DELAY_MS = 250

interface StoredAnswer extends ExternalAnswer {
  readonly at: number
  /** The fragments that were checked. */
  readonly fragments: readonly string[]
}

/** A URL with the fragments that links refer to. */
interface Question {
  readonly url: string
  readonly fragments: readonly string[]
}

/** Checks every URL once. */
export async function askExternal(
  urls: readonly string[],
  options: ExternalOptions,
): Promise<ExternalAnswers> {
  const stored = await readCache(options.cacheFile)
  const answers = new Map<string, ExternalAnswer>()
  const open: Question[] = []
  for (const question of questionsOf(urls, options)) {
    const known = stored.get(question.url)
    if (known && isFresh(known, question, options)) answers.set(question.url, known)
    else open.push(question)
  }
  await eachHost(open, options, async ({ url, fragments }) => {
    const { isLasting, ...answer } = await ask({ url, fragments }, options)
    answers.set(url, answer)
    if (isLasting) stored.set(url, { at: options.now, fragments, ...answer })
    else stored.delete(url)
  })
  if (open.length > 0) await writeCache(options.cacheFile, stored)
  return answers
}

function questionsOf(urls: readonly string[], { skip }: ExternalOptions): readonly Question[] {
  const isSkipped = externalMatcher(skip)
  const fragments = new Map<string, Set<string>>()
  for (const address of urls) {
    const [url = '', fragment = ''] = address.split(/#(.*)/s)
    if (isSkipped(url)) continue
    const known = fragments.get(url) ?? new Set()
    fragments.set(url, isCheckedFragment(fragment) ? known.add(fragment) : known)
  }
  return [...fragments].map(([url, names]) => ({ url, fragments: [...names] }))
}

function isFresh(answer: StoredAnswer, { fragments }: Question, { now, cache }: ExternalOptions): boolean {
  const age = now - answer.at
  const isGood = answer.problem === null && answer.missing.length === 0
  const limit = isGood ? cache * HOUR_MS : Math.min(cache, 1) * HOUR_MS
  return age >= 0 && age < limit && fragments.every((name) => answer.fragments.includes(name))
}

/** Hosts in parallel, the URLs of one host one after another. */
async function eachHost(
  questions: readonly Question[],
  { concurrency, hostDelayMs = HOST_DELAY_MS }: ExternalOptions,
  task: (question: Question) => Promise<void>,
): Promise<void> {
  const hosts = groupBy(questions, ({ url }) => (URL.canParse(url) ? new URL(url).host : url))
  const queue = [...hosts.values()]
  const runner = async (): Promise<void> => {
    for (let list = queue.shift(); list; list = queue.shift()) {
      for (const [at, question] of list.entries()) {
        if (at > 0) await pause(hostDelayMs)
        await task(question)
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(concurrency, queue.length) }, runner))
}

/** Answer of a site; lasting unless a retry might give another result. */
type Said = ExternalAnswer & { readonly isLasting: boolean }

async function ask(question: Question, options: ExternalOptions): Promise<Said> {
  const { retries, hostDelayMs = HOST_DELAY_MS } = options
  for (let attempt = 0; ; attempt++) {
    if (attempt > 0) await pause(hostDelayMs * 2 ** attempt)
    const said = await askOnce(question, options)
    if (said.isLasting || attempt >= retries) return said
  }
}

async function askOnce({ url, fragments }: Question, options: ExternalOptions): Promise<Said> {
  // Many servers answer HEAD wrongly; only a GET may say that a page is gone.
  const head = fragments.length > 0 ? null : await follow(url, 'HEAD', options)
  const reply = head && isAlive(head) ? head : await follow(url, 'GET', options)
  const { status, movedTo, html } = reply
  const isOpen = typeof status === 'number' && status < 300
  return {
    problem: isAlive(reply)
      ? null
      : typeof status === 'number'
        ? `the server answered with status ${status}`
        : status,
    movedTo: isOpen ? movedTo : null,
    missing: isOpen && html !== null ? missingParts(html, fragments) : [],
    isLasting: typeof status === 'number' && status < 500 && status !== 429,
  }
}

/** Response at the end of a chain of redirects. */
interface Reply {
  /** The status, or the reason why there is none. */
  readonly status: number | string
  /** Target of permanent redirects. */
  readonly movedTo: string | null
  /** The page, if it was requested and is HTML. */
  readonly html: string | null
}

/** A server that requires authentication or limits requests is still reachable. */
const isAlive = ({ status }: Reply) =>
  typeof status === 'number' && (status < 400 || [401, 403, 405, 407, 429, 451, 999].includes(status))

async function follow(start: string, method: 'HEAD' | 'GET', options: ExternalOptions): Promise<Reply> {
  const signal = AbortSignal.timeout(options.timeout * 1000)
  const seen = new Set<string>()
  let [url, isForGood] = [start, true]
  try {
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      const response = await (options.fetch ?? fetch)(url, {
        method,
        redirect: 'manual',
        signal,
        headers: { 'user-agent': 'docsite-check', ...headersFor(url, options) },
      })
      const { status } = response
      const location = status >= 300 && status < 400 ? response.headers.get('location') : null
      if (location === null) {
        const html = method === 'GET' ? await pageOf(response) : null
        return { status, movedTo: isForGood && url !== start ? url : null, html }
      }
      await response.body?.cancel()
      isForGood &&= status === 301 || status === 308
      const next = URL.canParse(location, url) ? new URL(location, url) : null
      if (!next || !/^https?:$/.test(next.protocol))
        return failed(`it redirects to a URL that cannot be followed: ${location}`)
      url = next.href
      // A repeated URL would redirect the same way again.
      if (seen.has(url)) return failed(NO_END)
      seen.add(url)
    }
    return failed(NO_END)
  } catch (error) {
    const cause = (error as { cause?: { code?: string } }).cause?.code
    return failed(
      (error as Error).name === 'TimeoutError'
        ? `no response within ${options.timeout} s`
        : `no response (${cause ?? 'network'})`,
    )
  }
}

const NO_END = 'its redirects never end'

const failed = (status: string): Reply => ({ status, movedTo: null, html: null })

async function pageOf(response: Response): Promise<string | null> {
  if (/^(?:text\/html|application\/xhtml\+xml)\b/i.test(response.headers.get('content-type') ?? ''))
    return beginningOf(response)
  await response.body?.cancel()
  return null
}

async function beginningOf({ body }: Response): Promise<string> {
  const decoder = new TextDecoder()
  const reader = body?.getReader()
  let text = ''
  while (reader && text.length <= MAX_PAGE) {
    const { done, value } = await reader.read()
    if (done) return text
    text += decoder.decode(value, { stream: true })
  }
  await reader?.cancel()
  return text
}

/** Configured headers for a URL, with environment variables filled in. */
function headersFor(url: string, { headers, env }: ExternalOptions): Readonly<Record<string, string>> {
  const those = Object.entries(headers).filter(([pattern]) => externalMatcher([pattern])(url))
  return Object.fromEntries(
    those.flatMap(([, fields]) =>
      Object.entries(fields).map(([name, value]) => [
        name.toLowerCase(),
        value.replace(/\$(\w+)/g, (_, variable: string) => own(env, variable) ?? ''),
      ]),
    ),
  )
}

async function readCache(file: string): Promise<Map<string, StoredAnswer>> {
  try {
    const answers = JSON.parse(await readFile(file, 'utf8')) as Record<string, StoredAnswer>
    return new Map(Object.entries(answers).filter(([, { fragments }]) => Array.isArray(fragments)))
  } catch {
    return new Map()
  }
}

async function writeCache(file: string, answers: ReadonlyMap<string, StoredAnswer>): Promise<void> {
  try {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, JSON.stringify(Object.fromEntries(answers)))
  } catch {
    // Failing to write the cache only costs time.
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
