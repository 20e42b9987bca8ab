// The server as a process: ports, addresses, the end, and what it never touches.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
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

async function start(dir: string, args: readonly string[] = []): Promise<RunningServer> {
  const server = await startServer(dir, args)
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

it('refuses a taken port that was asked for, with a way out', async () => {
  const { port, release } = await takenPort()
  const run = await docsite(['serve', fixture(), '--port', String(port)])
  release()
  expect(run.code).toBe(3)
  expect(run.stderr).toContain(`port ${port} is taken`)
  expect(run.stderr).toContain('--port')
})

it('listens on this machine only, and warns when told otherwise', async () => {
  const local = await start(fixture())
  expect(local.url).toMatch(/^http:\/\/localhost:\d+\/$/)
  expect(local.events.some(({ event }) => event === 'trouble')).toBe(false)
  const listening = readFileSync('/proc/net/tcp', 'utf8')
  expect(listening).toContain(`0100007F:${local.port.toString(16).toUpperCase().padStart(4, '0')}`)
  const wide = await start(fixture(), ['--host', '0.0.0.0'])
  expect(String((await wide.next('trouble')).message)).toContain('other machines can reach it')
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
  const from = Date.now()
  expect(await server.stop(signal)).toBe(signal === 'SIGINT' ? 130 : 143)
  expect(Date.now() - from).toBeLessThan(2000)
  await expect.poll(() => before.filter(isRunning), { timeout: 1500 }).toEqual([])
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

it('says what is wrong with a configuration it cannot start with', async () => {
  const dir = fixture()
  writeFileSync(join(dir, 'site.config.ts'), 'export default { title: 1 }\n')
  const run = await docsite(['serve', dir, '--port', '0'])
  expect(run.code).toBe(2)
  expect(run.stderr).toContain('site.config.ts')
})

it('serves the last build with --static', async () => {
  const dir = fixture()
  expect((await docsite(['build', dir])).code).toBe(0)
  const server = await start(dir, ['--static'])
  const { status, body, headers } = await server.get('/docs/guides/use', { 'accept-encoding': 'gzip' })
  expect(status).toBe(200)
  expect(headers['content-encoding']).toBe('gzip')
  expect(body.length).toBeGreaterThan(100)
  const missing = await server.get('/no/such/page')
  expect(missing.status).toBe(404)
  expect(missing.body.toString()).not.toContain('__docsite')
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
