// What a search costs its reader: `npm run search-quality` opens the dialog in Chromium over indexes of up to 50,000 pages,
// and prints bytes on the line with all code, the time to the first results on a slow line, memory, and tasks of the page.
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { siteBuilder } from '../helpers/built-site.ts'
import { CHROMIUM, CHROMIUM_ARGUMENTS } from '../helpers/chromium.ts'
import type { MemoryPage } from '../helpers/memory-backend.ts'
import { shardFilesOf } from '../helpers/shard-backend.ts'
import { generatedPages } from '../unit/search/shards/generated-pages.ts'
import { type Sent, type SlowHost, slowHost } from './slow-line.ts'
import { inLatin, inOtherLayout, SCHEME_NAMES } from './spoil.ts'

/** Numbers of generated pages; the largest takes minutes. */
const SIZES = (process.env.DOCSITE_SEARCH_SIZES ?? '300,1000,5000').split(',').map(Number)
const SLOW = { delayMs: 400, bytesPerSecond: 50_000 }
const FAST = { delayMs: 0, bytesPerSecond: Number.POSITIVE_INFINITY }
/** Between two letters of who types quickly. */
const TYPING_MS = 120
const MAX_BYTES = 100_000
const MAX_FALLBACK_BYTES = 180_000
const MAX_MEMORY = 40_000_000
/** Queries that are read otherwise than they were typed. */
const FALLBACKS = /^(?:mistyped|on the other|in Latin)/

const options = { languages: ['ru', 'en'], synonyms: [], maxResults: 8, literal: false }
const config = `import { defineConfig } from 'docsite'
export default defineConfig({ title: 'Поиск', url: 'https://docs.example.com', baseUrl: '/',
  i18n: { defaultLocale: 'ru', locales: ['ru'] } })
`

describe.skipIf(CHROMIUM === null)('search in the browser', () => {
  const world: { browser?: Browser; site?: string } = {}
  beforeAll(async () => {
    world.site = await siteBuilder()((dir) => {
      mkdirSync(join(dir, 'docs'))
      writeFileSync(join(dir, 'site.config.ts'), config)
      writeFileSync(join(dir, 'docs/index.md'), '# Начало\n\nТекст.\n')
    })
    world.browser = await chromium.launch({ executablePath: CHROMIUM ?? '', args: CHROMIUM_ARGUMENTS })
  })
  afterAll(() => world.browser?.close())

  it.each(SIZES)('%i generated pages', async (count) => {
    const { browser, site } = world
    if (!browser || !site) throw new Error('not set up')
    const pages = generatedPages(count)
    const files = shardFilesOf(pages, options)
    const read = (path: string) => files.get(path) ?? fileOf(join(site, path))
    const queries = queriesOf(pages)
    for (const [name, query] of Object.entries(queries)) {
      const cost = await costOf(browser, read, query)
      process.stdout.write(
        `${count} pages, ${name} «${query}»: ${cost.firstBytes} B with code to the first results, ${cost.bytes} B to all, ` +
          'first results on a slow line after ' +
          `${Math.round(cost.slowMs)} ms, longest task ${Math.round(cost.longestTaskMs)} ms\n`,
      )
      expect(cost.firstBytes).toBeLessThanOrEqual(FALLBACKS.test(name) ? MAX_FALLBACK_BYTES : MAX_BYTES)
    }
    const { memory, ofWorkers, reserved, longestTaskMs } = await useOf(browser, read, pages)
    process.stdout.write(
      `${count} pages: after 20 queries the tab and its worker hold ${megabytes(memory)} more, ` +
        `of which the worker ${megabytes(ofWorkers)}; processes of the browser reserve ` +
        `${megabytes(reserved)} more; longest task ${Math.round(longestTaskMs)} ms\n`,
    )
    expect(memory).toBeLessThanOrEqual(MAX_MEMORY)
  })
})

/** A query of each kind, with words of a page in the middle. */
function queriesOf(pages: readonly MemoryPage[]): Readonly<Record<string, string>> {
  const page = pages[Math.floor(pages.length / 2)]
  const words = page?.sections[0]?.text.split(' ') ?? []
  const long = words.find((word) => word.length > 7) ?? ''
  return {
    'one word': words[5] ?? '',
    'two words': words.slice(5, 7).join(' '),
    'a frequent word and another': `порт ${words[9]}`,
    title: page?.title ?? '',
    sentence: words.slice(10, 16).join(' '),
    mistyped: `${long.slice(0, 2)}${long[3]}${long[2]}${long.slice(4)}`,
    'mistyped at its beginning': `${long[1]}${long[0]}${long.slice(2)}`,
    'on the other layout': inOtherLayout(long),
    'in Latin letters': inLatin(long, SCHEME_NAMES[0] ?? ''),
  }
}

function fileOf(path: string): Uint8Array | null {
  const isFile = statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
  return isFile ? readFileSync(path) : null
}

type Read = (path: string) => Uint8Array | null

/** What the page has seen: when the first letter came, when the first results did, and the longest task since. */
interface Seen {
  readonly typedAt: number
  readonly foundAt: number
  readonly longestTaskMs: number
  /** Begin of the clock of the page. */
  readonly timeOrigin: number
}

/** Runs in the page before everything else. */
function watch(): void {
  const { timeOrigin } = performance
  const seen = { typedAt: 0, foundAt: 0, longestTaskMs: 0, timeOrigin }
  Object.assign(window, { seen })
  addEventListener('input', () => (seen.typedAt ||= performance.now()), true)
  new MutationObserver(() => {
    if (document.querySelector('[role=option]')) seen.foundAt ||= performance.now()
  }).observe(document, { subtree: true, childList: true })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      if (seen.typedAt > 0 && startTime + duration > seen.typedAt)
        seen.longestTaskMs = Math.max(seen.longestTaskMs, duration)
  }).observe({ entryTypes: ['longtask'] })
}

async function openPage(browser: Browser, host: SlowHost): Promise<Page> {
  const context = await browser.newContext()
  await context.addInitScript(watch)
  const page = await context.newPage()
  await page.goto(`${host.url}docs/`, { waitUntil: 'load', timeout: 60_000 })
  await page.locator('.search-button').first().waitFor()
  await page.waitForTimeout(500)
  return page
}

const seenBy = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen)
const found = (page: Page) => page.getByRole('option').first().waitFor({ timeout: 60_000 })

/** Waits until nothing was sent for a while. */
async function quiet(page: Page, host: SlowHost): Promise<void> {
  for (let before = -1; before !== host.sent.length; ) {
    before = host.sent.length
    await page.waitForTimeout(400)
  }
}

/** Bytes of the search to the first results of a query at once and to all, and the time to the first results of one that is typed on a slow line. */
async function costOf(browser: Browser, read: Read, query: string) {
  const fast = await slowHost(read, FAST)
  const page = await openPage(browser, fast)
  await quiet(page, fast)
  const before = fast.sent.length
  await page.keyboard.press('Control+k')
  await page.locator('.search-dialog[open] input[role=combobox]').waitFor()
  await page.keyboard.insertText(query)
  await found(page)
  await quiet(page, fast)
  const { longestTaskMs, ...seen } = await seenBy(page)
  const sent = fast.sent.slice(before)
  const bytesOf = (some: readonly Sent[]) => some.reduce((sum, own) => sum + own.bytes, 0)
  // What else answers to the reader comes behind the first results.
  const firstBytes = bytesOf(
    sent.filter(({ asked }) => asked + performance.timeOrigin < seen.foundAt + seen.timeOrigin),
  )
  const bytes = bytesOf(sent)
  await page.context().close()
  await fast.close()

  const slow = await slowHost(read, SLOW)
  const late = await openPage(browser, slow)
  await late.keyboard.press('Control+k')
  await late.keyboard.type(query, { delay: TYPING_MS })
  await found(late)
  const { typedAt, foundAt } = await seenBy(late)
  await late.context().close()
  await slow.close()
  return { firstBytes, bytes, longestTaskMs, slowMs: foundAt - typedAt }
}

/**
 * What twenty queries in a row leave in memory, in bytes: what is alive in the tab and in its worker. Of what browsers reserve
 * most is free, to be given back when memory is short; it depends on what else the machine does.
 */
async function useOf(browser: Browser, read: Read, pages: readonly MemoryPage[]) {
  const host = await slowHost(read, FAST)
  const page = await openPage(browser, host)
  const heaps = await openHeaps(page)
  const before = { heaps: await heaps.alive(), processes: await rendererMemory(browser) }
  await page.keyboard.press('Control+k')
  const field = page.locator('.search-dialog[open] input[role=combobox]')
  for (let at = 0; at < 20; at++) {
    const words = pages[Math.floor((at / 20) * pages.length)]?.sections[0]?.text.split(' ') ?? []
    await field.fill('')
    await field.pressSequentially(words.slice(at, at + 2).join(' '), { delay: 30 })
    await found(page)
  }
  await quiet(page, host)
  const after = { heaps: await heaps.alive(), processes: await rendererMemory(browser) }
  expect(after.heaps.workers).toBeGreaterThan(0)
  const { longestTaskMs } = await seenBy(page)
  await page.context().close()
  await host.close()
  const ofWorkers = after.heaps.workers - before.heaps.workers
  return {
    memory: after.heaps.page - before.heaps.page + ofWorkers,
    ofWorkers,
    reserved: after.processes - before.processes,
    longestTaskMs,
  }
}

/** Bytes that are alive in the page and in its workers. */
interface Heaps {
  readonly page: number
  readonly workers: number
}

/** Reads the heaps of a page and of the workers that it starts, each after its garbage was collected. */
async function openHeaps(page: Page): Promise<{ alive(): Promise<Heaps> }> {
  const session = await page.context().newCDPSession(page)
  const workers: string[] = []
  const waiting = new Map<string, (result: unknown) => void>()
  session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    if (targetInfo.type === 'worker') workers.push(sessionId)
  })
  session.on('Target.receivedMessageFromTarget', ({ sessionId, message }) => {
    const { id, result } = JSON.parse(message) as { readonly id?: number; readonly result?: unknown }
    waiting.get(`${sessionId} ${id}`)?.(result)
  })
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  })
  const numbers = { last: 0 }
  const askWorker = (sessionId: string, method: string): Promise<unknown> => {
    const id = ++numbers.last
    const answer = new Promise((resolve) => waiting.set(`${sessionId} ${id}`, resolve))
    return session
      .send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method }) })
      .then(() => answer)
  }
  return {
    async alive() {
      const ofPage = await aliveIn((method) => session.send(method))
      const ofWorkers = await Promise.all(
        workers.map((worker) => aliveIn((method) => askWorker(worker, method))),
      )
      return { page: ofPage, workers: ofWorkers.reduce((sum, own) => sum + own, 0) }
    },
  }
}

/** Bytes of objects and of what array buffers and the document hold, when what nothing leads to is gone. */
async function aliveIn(
  send: (method: 'HeapProfiler.collectGarbage' | 'Runtime.getHeapUsage') => Promise<unknown>,
): Promise<number> {
  await send('HeapProfiler.collectGarbage')
  const usage = (await send('Runtime.getHeapUsage')) as Readonly<Record<string, number>>
  const { usedSize = 0, embedderHeapUsedSize = 0, backingStorageSize = 0 } = usage
  return usedSize + embedderHeapUsedSize + backingStorageSize
}

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`

/** Memory that renderers have for themselves. */
async function rendererMemory(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = (await session.send('SystemInfo.getProcessInfo')) as {
    readonly processInfo: readonly { readonly type: string; readonly id: number }[]
  }
  await session.detach()
  return processInfo
    .filter(({ type }) => type === 'renderer')
    .reduce((sum, { id }) => sum + privateBytes(id), 0)
}

function privateBytes(process: number): number {
  const text = readFileSync(`/proc/${process}/smaps_rollup`, 'utf8')
  return [...text.matchAll(/^Private_\w+:\s+(\d+) kB/gm)].reduce(
    (sum, [, size]) => sum + 1024 * Number(size),
    0,
  )
}
