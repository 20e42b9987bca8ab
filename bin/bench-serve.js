// Benchmarks the development server in a real browser: from the save of a file to the changed page on screen.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { chromium } from 'playwright-core'
import { writeCorpus } from './bench-corpus.js'
import { EXTRA_FILES, edits, PAGE } from './bench-edits.js'
import { findChromium } from './chromium.js'

/** Number of rapid saves while memory is watched, per save of each kind. */
const MEMORY_TIMES = 12.5
/** Pause between saves; sometimes longer than the delay of the server's background check. */
const PAUSE_MS = 350

/** Starts the server on a site. Events are read one by one. The server is killed after a time limit. */
export async function startServer(root, dir, { limitMs = 600_000, args = [] } = {}) {
  const started = performance.now()
  const child = spawn(
    process.execPath,
    [join(root, 'bin/docsite.js'), 'serve', dir, '--port', '0', '--json-log', ...args],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const events = []
  const waiting = []
  createInterface({ input: child.stdout }).on('line', (line) => {
    const event = { ...JSON.parse(line), at: performance.now() }
    events.push(event)
    for (const wake of waiting.splice(0)) wake()
  })
  const limit = setTimeout(() => child.kill('SIGKILL'), limitMs)
  const ended = new Promise((_, reject) => {
    child.on('close', (code) => {
      clearTimeout(limit)
      reject(new Error(`the server ended with ${code}`))
    })
  })
  // Callers that wait for an event receive this rejection.
  ended.catch(() => undefined)
  const next = async (name, from = 0) => {
    for (;;) {
      const found = events.slice(from).find(({ event }) => event === name)
      if (found) return found
      await Promise.race([new Promise((resolve) => waiting.push(resolve)), ended])
    }
  }
  const ready = await next('ready')
  return {
    url: ready.url,
    pid: child.pid,
    readyMs: ready.at - started,
    started,
    events,
    next,
    memory: () => {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      await new Promise((resolve) => child.on('close', resolve))
    },
  }
}

/** Benchmarks a corpus of this size, with this many saves of each kind. */
export async function benchServe(root, dir, pages, saves = 40) {
  writeCorpus(dir, pages)
  for (const [path, text] of Object.entries(EXTRA_FILES)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true })
    writeFileSync(join(dir, path), text)
  }
  const cold = await startServer(root, dir)
  await cold.next('findings')
  const coldMs = performance.now() - cold.started
  await cold.stop()

  const server = await startServer(root, dir)
  const firstStart = performance.now()
  await (await fetch(`${server.url}${PAGE}`)).text()
  const firstMs = performance.now() - server.started
  const firstPage = performance.now() - firstStart
  await server.next('watching')
  await server.next('findings')
  const browser = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const page = await browser.newPage()
    await page.goto(`${server.url}${PAGE}`)
    await page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' })
    await pause(1000)
    const kinds = edits(dir)
    const times = Object.fromEntries(kinds.map(({ kind }) => [kind, []]))
    for (const group of inGroups(kinds)) {
      for (let n = 1; n <= Math.min(saves, group[0].few); n++) {
        for (const { kind, save } of group) times[kind].push(await timeToScreen(page, () => save(n)))
      }
    }
    const memory = await memoryOverSaves(server, join(dir, `${PAGE}.md`), Math.round(saves * MEMORY_TIMES))
    return { pages, readyMs: server.readyMs, firstMs, firstPage, coldMs, times, memory }
  } finally {
    await browser.close()
    await server.stop()
    rmSync(dir, { recursive: true, force: true })
  }
}

/**
 * Groups kinds that undo each other, to alternate: a page is added, renamed and deleted; a page is broken and fixed.
 */
function inGroups(kinds) {
  const together = [
    ['new page', 'renamed page', 'deleted page'],
    ['broken', 'mended'],
  ]
  const groups = new Map()
  for (const each of kinds) {
    const group = together.find((names) => names.includes(each.kind))?.[0] ?? each.kind
    groups.set(group, [...(groups.get(group) ?? []), each])
  }
  return [...groups.values()]
}

/** Milliseconds from a save until the open page shows the change. */
async function timeToScreen(page, save) {
  await pause(PAUSE_MS)
  const from = Date.now()
  const seen = await page.evaluate(shown, save())
  if (seen === null) throw new Error('a save was not shown')
  return seen - from
}

/** Runs in the browser: the time at which the page shows the expected change, or null after the time limit. */
function shown({ selector, text, gone, property, value, overlay }) {
  const LIMIT_MS = 30_000
  const isThere = () => {
    if (gone !== undefined) return document.querySelector(gone) === null
    if (property !== undefined)
      return getComputedStyle(document.documentElement).getPropertyValue(property).trim() === value
    if (overlay !== undefined) {
      const dialog = document.querySelector('docsite-dev')?.shadowRoot.querySelector('.dialog')
      return Boolean(dialog) === overlay
    }
    return document.querySelector(selector)?.textContent.includes(text) ?? false
  }
  return new Promise((resolve) => {
    // The observer sees changes of the document, the timer those of styles and the overlay.
    const observer = new MutationObserver(look)
    const timer = setInterval(look, 2)
    const limit = setTimeout(() => end(null), LIMIT_MS)
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
    look()

    function look() {
      if (isThere()) end(Date.now())
    }
    function end(time) {
      observer.disconnect()
      clearInterval(timer)
      clearTimeout(limit)
      resolve(time)
    }
  })
}

/** Memory of the server in megabytes before and after many saves. */
async function memoryOverSaves(server, file, saves) {
  const original = readFileSync(file, 'utf8')
  const before = server.memory()
  for (let n = 0; n < saves; n++) {
    writeFileSync(file, `${original}\nПамять ${n}.\n`)
    await pause(40)
  }
  await pause(3000)
  return { saves, before, after: server.memory() }
}

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

const percentile = (list, share) => [...list].sort((a, b) => a - b)[Math.ceil(list.length * share) - 1]

/** Formats the figures as lines. */
export function serveLines({ pages, coldMs, readyMs, firstMs, firstPage, times, memory }) {
  const spread = (list) => `p50 ${percentile(list, 0.5)} ms, p95 ${percentile(list, 0.95)} ms`
  return [
    `serve, ${pages} pages`,
    `  cold            whole site looked at after ${(coldMs / 1000).toFixed(2)} s`,
    `  warm            ready in ${readyMs.toFixed(0)} ms, first page after ${firstMs.toFixed(0)} ms (${firstPage.toFixed(0)} ms for itself)`,
    ...Object.entries(times).map(([kind, list]) => `  ${kind.padEnd(15)} ${spread(list)}`),
    `  memory          ${memory.before.toFixed(0)} MB, after ${memory.saves} more saves ${memory.after.toFixed(0)} MB`,
    '',
  ].join('\n')
}
