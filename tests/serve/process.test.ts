// The server as a process: ports, addresses, the end, and what it never touches.
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { copyFixture, docsite, remove, treeOf } from '../helpers/cli.ts'
import { type RunningServer, startServer } from './helpers/server.ts'

const dirs: string[] = []
const servers: RunningServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) if (server.child.exitCode === null) await server.stop()
  for (const dir of dirs.splice(0)) remove(dir)
})

function fixture(): string {
  const dir = copyFixture('basic')
  dirs.push(dir)
  return dir
}

async function start(
  dir: string,
  args: readonly string[] = [],
  further: Parameters<typeof startServer>[2] = {},
): Promise<RunningServer> {
  const server = await startServer(dir, args, further)
  servers.push(server)
  return server
}

/** Takes a free port until the test ends. */
async function takenPort(): Promise<{ port: number; release: () => void }> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    release: () => void server.close(),
  }
}

/** Takes this port unless somebody else has it. */
async function occupy(port: number): Promise<() => void> {
  const server = createServer()
  await new Promise<void>((resolve) => {
    server.once('error', () => resolve())
    server.listen(port, '127.0.0.1', resolve)
  })
  return () => void server.close()
}

it('refuses a taken port that was asked for, with a way out', async () => {
  const { port, release } = await takenPort()
  const run = await docsite(['serve', fixture(), '--port', String(port)])
  release()
  expect(run.code).toBe(3)
  expect(run.stderr).toContain(`port ${port} is in use`)
  expect(run.stderr).toContain('--port')
})

it('listens on this machine only, and warns when told otherwise', async () => {
  const local = await start(fixture())
  expect(local.url).toMatch(/^http:\/\/localhost:\d+\/$/)
  expect(local.events.some(({ event }) => event === 'trouble')).toBe(false)
  const listening = readFileSync('/proc/net/tcp', 'utf8')
  expect(listening).toContain(`0100007F:${local.port.toString(16).toUpperCase().padStart(4, '0')}`)
  const wide = await start(fixture(), ['--host', '0.0.0.0'])
  expect(String((await wide.next('trouble')).message)).toContain('other machines can connect to it')
})

/** Whether a process lives; one that has ended may wait in the table for whoever collects it. */
function isRunning(pid: string): boolean {
  const file = `/proc/${pid}/status`
  return existsSync(file) && !/^State:\s+Z/m.test(readFileSync(file, 'utf8'))
}

it.each(['SIGINT', 'SIGTERM'] as const)('ends on %s with open pages and leaves no child', async (signal) => {
  const server = await start(fixture())
  void server.get('/__docsite/events').catch(() => null)
  await server.get('/__docsite/client.js')
  const children = () =>
    readdirSync(`/proc/${server.child.pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${server.child.pid}/task/${task}/children`, 'utf8')
        .trim()
        .split(' ')
        .filter(Boolean),
    )
  const before = children()
  expect(await server.stop(signal)).toBe(signal === 'SIGINT' ? 130 : 143)
  await expect.poll(() => before.filter(isRunning)).toEqual([])
})

it('keeps what it compiled when it is killed', async () => {
  const dir = fixture()
  const server = await start(dir)
  await server.next('findings')
  const packs = () => readdirSync(join(dir, '.docsite/cache/packs')).filter((name) => name.endsWith('.pack'))
  await expect.poll(() => packs().length).toBe(1)
  await server.stop('SIGKILL')
  const again = await docsite(['build', dir, '--json'])
  expect(JSON.parse(again.stdout).work).toMatchObject({ compiled: 0 })
})

it('never writes into the output folder', async () => {
  const dir = fixture()
  mkdirSync(join(dir, 'build'))
  writeFileSync(join(dir, 'build/kept.txt'), 'kept')
  const server = await start(dir)
  await server.get('/docs/')
  await server.next('findings')
  await server.stop()
  expect([...treeOf(join(dir, 'build')).keys()]).toEqual(['kept.txt'])
})

it('ends where there is no configuration at all', async () => {
  const dir = fixture()
  rmSync(join(dir, 'site.config.ts'))
  const run = await docsite(['serve', dir, '--port', '0'])
  expect(run.code).toBe(2)
  expect(run.stderr).toContain('create site.config.ts')
})

it('waits with a configuration it cannot start with, and starts when it is mended', async () => {
  const dir = fixture()
  const config = join(dir, 'site.config.ts')
  const whole = readFileSync(config, 'utf8')
  writeFileSync(config, 'export default { title: 1 }\n')
  const server = await start(dir, [], { first: 'waiting' })
  const waiting = await server.get('/docs/guides/use')
  expect(waiting.status).toBe(503)
  expect(waiting.body.toString()).toContain('/__docsite/client.js')
  const problems = async () =>
    JSON.parse((await server.get('/__docsite/page?path=/docs/guides/use')).body.toString())
  expect((await problems()).errors.map(({ place }: { place?: string }) => place)).toContain(
    'site.config.ts:1:18',
  )
  const from = server.events.length
  writeFileSync(config, 'export default {{\n')
  await server.next('waiting', from)
  expect((await problems()).errors[0].frame).toContain('export default {{')
  writeFileSync(config, whole)
  await server.next('ready', from)
  await server.next('watching', from)
  expect((await server.get('/docs/guides/use')).status).toBe(200)
  expect(await problems()).toMatchObject({ errors: [] })
  expect(await server.stop('SIGINT')).toBe(130)
})

it('ends while it waits for a configuration', async () => {
  const dir = fixture()
  writeFileSync(join(dir, 'site.config.ts'), 'export default {{\n')
  const server = await start(dir, [], { first: 'waiting' })
  expect(await server.stop('SIGINT')).toBe(130)
})

it('takes the next free port when none was asked for, and prints the real one', async () => {
  const servers = await Promise.all([3000, 3001].map(occupy))
  const server = await start(fixture(), [], { port: [] })
  for (const release of servers) release()
  expect(server.port).toBeGreaterThan(3001)
  expect((await server.get('/docs/guides/use')).status).toBe(200)
})

describe('the browser', () => {
  /** A folder with a program that takes the place of the system's one and notes what it was asked to open. */
  function fakeOpener(): { path: string; asked: () => string } {
    const dir = mkdtempSync(join(tmpdir(), 'docsite-open-'))
    dirs.push(dir)
    const note = join(dir, 'asked')
    const program = join(dir, process.platform === 'darwin' ? 'open' : 'xdg-open')
    writeFileSync(program, `#!/bin/sh\nprintf %s "$1" > '${note}.part' && mv '${note}.part' '${note}'\n`)
    chmodSync(program, 0o755)
    return { path: dir, asked: () => (existsSync(note) ? readFileSync(note, 'utf8') : '') }
  }

  it('is opened at the address of the site with --open', async () => {
    const { path, asked } = fakeOpener()
    const server = await start(fixture(), ['--open'], { env: { PATH: `${path}:${process.env.PATH}` } })
    await expect.poll(asked).toBe(server.url)
  })

  it.each([
    ['--no-open', ['--no-open']],
    ['no option', []],
  ] as const)('is left alone with %s', async (_name, args) => {
    const { path, asked } = fakeOpener()
    const server = await start(fixture(), args, {
      env: { PATH: `${path}:${process.env.PATH}` },
    })
    await server.next('findings')
    expect(asked()).toBe('')
  })
})

it('serves one locale with --locale', async () => {
  const dir = copyFixture('locales')
  dirs.push(dir)
  const all = await start(dir)
  const one = await start(dir, ['--locale', 'en'])
  expect(Number((await one.next('ready')).locales)).toBe(1)
  expect(Number((await all.next('ready')).pages)).toBeGreaterThan(Number((await one.next('ready')).pages))
  expect((await docsite(['serve', dir, '--locale', 'xx', '--port', '0'])).code).toBe(2)
})

it('starts with a theme that cannot be bundled, says why, and heals', async () => {
  const dir = fixture()
  mkdirSync(join(dir, 'theme'))
  writeFileSync(join(dir, 'theme/index.ts'), 'export const theme = {{\n')
  const server = await start(dir)
  const broken = await server.get('/docs/guides/use')
  expect(broken.status).toBe(500)
  expect(broken.body.toString()).toContain('/__docsite/client.js')
  const health = JSON.parse((await server.get('/__docsite/page?path=/docs/guides/use')).body.toString())
  expect(health.errors[0]).toMatchObject({ code: 'theme/bundle', place: 'theme/index.ts:1:23' })
  const from = server.events.length
  writeFileSync(join(dir, 'theme/index.ts'), 'export const theme = {}\n')
  await server.next('changed', from)
  expect((await server.get('/docs/guides/use')).status).toBe(200)
})
