// Benchmarks the server without a browser: the time until it is ready, and from the save of a file to a response with
// the change.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startServer } from './bench-serve.js'

const SAVES = 9
const POLL_MS = 2
const PAUSE_MS = 300
const LIMIT_MS = 10_000
const SERVER_LIMIT_MS = 180_000

/** Milliseconds of a warm server start and of saves; `edited` is the page that is saved. */
export async function measureServe(root, dir, edited) {
  const server = await startServer(root, dir, { limitMs: SERVER_LIMIT_MS })
  try {
    await server.next('watching')
    await server.next('findings')
    const address = `${server.url}${edited.replace(/\.md$/, '')}`
    const file = join(dir, edited)
    const original = readFileSync(file, 'utf8')
    const times = []
    for (let save = 0; save < SAVES; save++) {
      await pause(PAUSE_MS)
      times.push(await untilServed(address, file, original, `Сохранение ${save}.`))
    }
    times.sort((a, b) => a - b)
    return { serveReadyMs: server.readyMs, savedToServedMs: times[Math.floor(SAVES / 2)] }
  } finally {
    await server.stop()
  }
}

async function untilServed(address, file, original, sentence) {
  const started = performance.now()
  writeFileSync(file, `${original}\n${sentence}\n`)
  while (performance.now() - started < LIMIT_MS) {
    if ((await (await fetch(address)).text()).includes(sentence)) return performance.now() - started
    await pause(POLL_MS)
  }
  throw new Error(`a saved change was not served within ${LIMIT_MS} ms`)
}

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
