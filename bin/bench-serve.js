// The writer's loop, measured in a real browser: from the save of a file to the changed page on screen.
import { spawn } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { chromium } from 'playwright-core'
import { writeCorpus } from './bench-corpus.js'

const EDITS = 40
const PAGE = 'docs/part-0/section-000/page-1'

/** Starts the server on a site; events come one by one. A server that lives longer than its limit is ended. */
export async function startServer(root, dir, { limitMs = 600_000 } = {}) {
  const started = performance.now()
  const child = spawn(
    process.execPath,
    [join(root, 'bin/docsite.js'), 'serve', dir, '--port', '0', '--json-log'],
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
  // Whoever waits for an event learns of it.
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

const percentile = (list, share) => [...list].sort((a, b) => a - b)[Math.ceil(list.length * share) - 1]

/** Measures a corpus of so many pages and gives the lines to print. */
export async function benchServe(root, dir, pages) {
  writeCorpus(dir, pages)
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
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const page = await browser.newPage()
    await page.goto(`${server.url}${PAGE}`)
    await page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' })
    await page.waitForTimeout(1000)
    const file = join(dir, `${PAGE}.md`)
    const original = readFileSync(file, 'utf8')
    const body = await edits(page, (n) => {
      writeFileSync(file, `${original}\nПравка номер ${n}.\n`)
      return `Правка номер ${n}.`
    })
    const title = await edits(page, (n) => {
      writeFileSync(file, original.replace(/^title: .*$/m, `title: Название ${n}`))
      return `Название ${n}`
    })
    const before = server.memory()
    for (let n = 0; n < 500; n++) {
      writeFileSync(file, `${original}\nПамять ${n}.\n`)
      await new Promise((resolve) => setTimeout(resolve, 40))
    }
    await page.waitForTimeout(3000)
    return {
      pages,
      readyMs: server.readyMs,
      firstMs,
      firstPage,
      coldMs,
      body,
      title,
      before,
      after: server.memory(),
    }
  } finally {
    await browser.close()
    await server.stop()
    rmSync(dir, { recursive: true, force: true })
  }
}

/** Milliseconds from each save to the change of the page's text. */
async function edits(page, save) {
  const times = []
  for (let n = 0; n < EDITS; n++) {
    await page.evaluate(() => {
      window.seen = new Promise((resolve) => {
        const wanted = () => window.wanted !== undefined && document.body.textContent.includes(window.wanted)
        const look = () => (wanted() ? resolve(Date.now()) : requestAnimationFrame(look))
        look()
      })
    })
    const from = Date.now()
    const text = save(`${n}-${from}`)
    await page.evaluate((wanted) => {
      window.wanted = wanted
    }, text)
    const seen = await page.evaluate(() => window.seen)
    times.push(seen - from)
    await page.evaluate(() => {
      window.wanted = undefined
    })
    await new Promise((resolve) => setTimeout(resolve, 700))
  }
  return times
}

/** The figures as lines. */
export function serveLines(r) {
  const spread = (list) => `p50 ${percentile(list, 0.5)} ms, p95 ${percentile(list, 0.95)} ms`
  return [
    `serve, ${r.pages} pages`,
    `  cold            whole site looked at after ${(r.coldMs / 1000).toFixed(2)} s`,
    `  warm            ready in ${r.readyMs.toFixed(0)} ms, first page after ${r.firstMs.toFixed(0)} ms (${r.firstPage.toFixed(0)} ms for itself)`,
    `  body edit       ${spread(r.body)}`,
    `  title edit      ${spread(r.title)}`,
    `  memory          ${r.before.toFixed(0)} MB, after 500 edits ${r.after.toFixed(0)} MB`,
    '',
  ].join('\n')
}
