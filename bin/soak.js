// `npm run soak -- --minutes 30 --clients 200 --pages 1000 [--static]`: soak test of a server under constant requests
// while pages are edited, renamed, added and deleted. Prints memory, open files and responses while it runs. Fails if a
// response is wrong, memory keeps growing, or files stay open.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { writeCorpus } from './bench-corpus.js'
import { startServer } from './bench-serve.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    clients: { type: 'string', default: '200' },
    pages: { type: 'string', default: '1000' },
    static: { type: 'boolean', default: false },
  },
})
const minutes = Number(values.minutes)
const clientCount = Number(values.clients)
/** Clients of the live site that listen for changes; the server accepts at most 128. */
const LISTENERS = 100
const SAMPLE_MS = 10_000
const EDIT_PAUSE_MS = 500
const READ_PAUSE_MS = 250
/** Allowed ratio of the memory in the last third to that in the second. */
const GROWTH = 1.1
/** Number of cache files that the server may open in addition to those open at the start. */
const CACHE_FILES = 16

const dir = mkdtempSync(join(tmpdir(), 'docsite-soak-'))
const state = { over: false, answers: 0, wrong: new Map(), edits: 0, structureMs: [] }

const wrong = (what) => state.wrong.set(what, (state.wrong.get(what) ?? 0) + 1)

/** Sends a request; resolves to status and text. */
function ask(agent, url) {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, timeout: 60_000 }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part) => {
        text += part
      })
      response.on('end', () => resolve({ status: response.statusCode, text }))
      response.on('error', reject)
    })
    request.on('timeout', () => request.destroy(new Error('no answer in 60 s')))
    request.on('error', reject)
  })
}

/** A client that requests page after page. */
async function read(url, paths) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  while (!state.over) {
    const path = paths[Math.floor(Math.random() * paths.length)]
    try {
      const { status, text } = await ask(agent, url + path)
      state.answers++
      if (status !== 200) wrong(`status ${status}`)
      else if (!text.includes('</html>')) wrong('a page without its end')
    } catch (error) {
      if (!state.over) wrong(error.message)
    }
    await pause(READ_PAUSE_MS * (0.5 + Math.random()))
  }
  agent.destroy()
}

/** A page that listens for changes. */
function listen(url) {
  const agent = new Agent()
  const request = get(`${new URL(url).origin}/__docsite/events`, { agent }, (response) => {
    if (response.statusCode !== 200) wrong(`events: ${response.statusCode}`)
    response.resume()
  })
  request.on('error', (error) => state.over || wrong(`events: ${error.message}`))
  return () => request.destroy()
}

/** Edits the site: most saves change a text, every fifth one the structure of the site. */
async function write(server, files) {
  const agent = new Agent({ keepAlive: true })
  const texts = new Map(files.map((file) => [file, readFileSync(join(dir, file), 'utf8')]))
  for (let count = 0; !state.over; count++) {
    const file = files[count % files.length]
    const path = join(dir, file)
    writeFileSync(path, `${texts.get(file)}\nEdit ${count}.\n`)
    if (count % 5 === 4) {
      const [from, to] = [join(dir, 'docs/soak-a.md'), join(dir, 'docs/soak-b.md')]
      const started = performance.now()
      const way = Math.floor(count / 5) % 3
      if (way === 0) writeFileSync(from, `# Soak ${count}\n\nText.\n`)
      else if (way === 1) renameSync(from, to)
      else rmSync(to)
      const [address, wanted] =
        way === 0 ? ['docs/soak-a', 200] : way === 1 ? ['docs/soak-b', 200] : ['docs/soak-b', 404]
      for (;;) {
        const answer = await ask(agent, server.url + address).catch((error) => wrong(error.message))
        if (answer?.status === wanted) break
        if (performance.now() - started > 20_000 || state.over) {
          wrong('a change of the structure that is not seen in 20 s')
          break
        }
        await pause(5)
      }
      state.structureMs.push(performance.now() - started)
    }
    state.edits++
    await pause(EDIT_PAUSE_MS)
  }
  agent.destroy()
}

const openFiles = (pid) => readdirSync(`/proc/${pid}/fd`).length
const mean = (numbers) => numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length)
const percentile = (numbers, share) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length * share)] ?? 0

try {
  writeCorpus(dir, Number(values.pages))
  if (values.static) {
    const { status } = spawnSync(process.execPath, [join(root, 'bin/docsite.js'), 'build', dir, '--quiet'], {
      stdio: 'inherit',
    })
    if (status !== 0) throw new Error('the site was not built')
  }
  const server = await startServer(root, dir, {
    limitMs: (minutes + 10) * 60_000,
    args: values.static ? ['--static'] : [],
  })
  if (!values.static) {
    await server.next('watching')
    await server.next('findings')
  }
  const files = readdirSync(join(dir, 'docs'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.md'),
  )
  const paths = files
    .filter((file) => !/index\.md$/.test(file))
    .map((file) => encodeURI(`docs/${file.replace(/\.md$/, '')}`))
  const filesBefore = openFiles(server.pid)
  const silence = values.static
    ? []
    : Array.from({ length: Math.min(LISTENERS, clientCount) }, () => listen(server.url))
  const readers = Array.from({ length: clientCount }, () => read(server.url, paths))
  const writer = values.static
    ? undefined
    : write(
        server,
        files.slice(0, 50).map((file) => `docs/${file}`),
      )
  const samples = []
  const filesOpen = []
  const until = performance.now() + minutes * 60_000
  while (performance.now() < until) {
    await pause(Math.min(SAMPLE_MS, Math.max(0, until - performance.now())))
    samples.push(server.memory())
    filesOpen.push(openFiles(server.pid))
    process.stdout.write(
      `${Math.round((samples.length * SAMPLE_MS) / 1000)} s: ${samples.at(-1).toFixed(0)} MB, ${filesOpen.at(-1)} open, ${state.answers} answers, ${state.edits} edits\n`,
    )
  }
  state.over = true
  for (const end of silence) end()
  await Promise.all([...readers, writer])
  await pause(3000)
  const filesAfter = openFiles(server.pid)
  const third = Math.ceil(samples.length / 3)
  const [second, last] = [mean(samples.slice(third, 2 * third)), mean(samples.slice(2 * third))]
  const most = (numbers) => Math.max(0, ...numbers)
  const [mostBefore, mostLast] = [most(filesOpen.slice(0, 2 * third)), most(filesOpen.slice(2 * third))]
  const filesGrow = mostLast > mostBefore + 2 || filesAfter > filesBefore + CACHE_FILES
  process.stdout.write(
    [
      `answers ${state.answers}, wrong ${[...state.wrong.values()].reduce((sum, each) => sum + each, 0)}, edits ${state.edits}`,
      `memory: first third ${mean(samples.slice(0, third)).toFixed(0)} MB, second ${second.toFixed(0)}, last ${last.toFixed(0)}, most ${most(samples).toFixed(0)}`,
      `open files: ${filesBefore} before, ${filesAfter} after; at most ${mostBefore} in the first two thirds, ${mostLast} in the last`,
      `changes of the structure: p50 ${percentile(state.structureMs, 0.5).toFixed(0)} ms, p95 ${percentile(state.structureMs, 0.95).toFixed(0)} ms of ${state.structureMs.length}`,
      '',
    ].join('\n'),
  )
  for (const [what, count] of state.wrong) process.stdout.write(`WRONG ${count} × ${what}\n`)
  if (state.wrong.size > 0 || filesGrow || last > second * GROWTH) process.exitCode = 1
  await server.stop()
} finally {
  rmSync(dir, { recursive: true, force: true, maxRetries: 10 })
}
process.exit()
