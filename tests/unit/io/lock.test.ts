// The lock of an output folder: held by one process at a time, taken over as soon as that process is gone and never before.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type LockTaker, takeLock } from '../../../cli/io/lock.ts'
import { type ProcessSystem, thisSystem } from '../../../cli/io/process-identity.ts'

const place = { root: '', ends: [] as (() => void)[] }
const file = () => join(place.root, '.build.docsite-lock')

beforeEach(() => {
  place.root = mkdtempSync(join(tmpdir(), 'docsite-lock-'))
  place.ends = []
})
afterEach(() => rmSync(place.root, { recursive: true, force: true }))

/** A machine on which these processes run, by id, with their starts. */
function machine(
  processes: Readonly<Record<number, number | undefined>>,
  over: Partial<{ host: string; boot: string; namespace: string; programs: Record<number, string> }> = {},
): ProcessSystem {
  const { host = 'a', boot = 'b1', namespace = 'pid:[1]', programs = {} } = over
  return {
    identify: (pid) => ({ pid, host, boot, namespace, started: processes[pid] ?? 0 }),
    startOf: (pid) => (pid in processes ? processes[pid] : null),
    programOf: (pid) => programs[pid] ?? 'node',
    tolerance: 0,
  }
}

const taker = (system: ProcessSystem, pid = 1): LockTaker => ({
  pid,
  system,
  onExit: (end) => void place.ends.push(end),
})

/** A lock file as another process left it. */
function left(over: object = {}): string {
  const holder = { pid: 7, host: 'a', boot: 'b1', namespace: 'pid:[1]', started: 70, socket: null, ...over }
  const text = `${JSON.stringify(holder)}\n`
  writeFileSync(file(), text)
  return text
}

describe.runIf(process.platform === 'linux')('sockets that dead processes left', () => {
  it('go; living ones and other files stay', async () => {
    const name = (end: string) => `.build.docsite-lock-${end}`
    const at = (end: string) => join(place.root, name(end))
    /** A server that ends removes the file that it has made: what was renamed stays. */
    const dead = async (end: string) => {
      const server = createServer().listen(at('0'))
      await once(server, 'listening')
      renameSync(at('0'), at(end))
      await new Promise((closed) => server.close(closed))
    }
    for (const end of ['0000000a', 'guard-0000000b']) await dead(end)
    const living = createServer().listen(at('0000000d'))
    await once(living, 'listening')
    writeFileSync(at('0000000e.md'), '')
    const lock = await takeLock(file(), taker(machine({ 1: 10 })))
    lock.release()
    const kept = ['0000000d', '0000000e.md'].map(name)
    expect(readdirSync(place.root).sort()).toEqual(kept)
    living.close()
  })
})

describe('a lock', () => {
  it('that cannot be given back hides nothing', async () => {
    const lock = await takeLock(file(), taker(machine({ 1: 10 })))
    rmSync(file())
    mkdirSync(file())
    expect(() => lock.check()).toThrow('cannot read the lock')
    expect(() => lock.release()).not.toThrow()
    expect(() => place.ends.map((end) => end())).not.toThrow()
  })

  it('says who holds it, and leaves nothing when it is given back', async () => {
    const lock = await takeLock(file(), taker(machine({ 1: 10 })))
    expect(JSON.parse(readFileSync(file(), 'utf8'))).toMatchObject({
      pid: 1,
      host: 'a',
      boot: 'b1',
      started: 10,
    })
    lock.check()
    lock.release()
    expect(readdirSync(place.root)).toEqual([])
  })

  it('is given back when the process ends', async () => {
    await takeLock(file(), taker(machine({ 1: 10 })))
    for (const end of place.ends) end()
    expect(readdirSync(place.root)).toEqual([])
  })

  it('that somebody has removed is missed, and that of the next one is left alone', async () => {
    const lock = await takeLock(file(), taker(machine({ 1: 10 })))
    const text = left()
    expect(() => lock.check()).toThrow(`the lock ${file()} was removed`)
    lock.release()
    expect(readFileSync(file(), 'utf8')).toBe(text)
  })
})

describe('a lock that was left', () => {
  it.each<[string, object, ProcessSystem]>([
    ['by a process that is gone', {}, machine({ 1: 10 })],
    ['by a process whose id another one has now', {}, machine({ 1: 10, 7: 71 })],
    ['by a process that had the own id', { pid: 1 }, machine({ 1: 10 })],
    ['before this machine was started', {}, machine({ 1: 10, 7: 70 }, { boot: 'b2' })],
    [
      'by the process of the own id before the container was started again',
      { pid: 1 },
      machine({ 1: 10 }, { namespace: 'pid:[2]' }),
    ],
    [
      'by a process of another container whose socket is gone',
      { socket: 'gone' },
      machine({ 1: 10 }, { namespace: 'pid:[2]', host: 'c' }),
    ],
  ])('%s is taken over', async (_what, over, system) => {
    left(over)
    const lock = await takeLock(file(), taker(system))
    lock.check()
    lock.release()
    expect(readdirSync(place.root)).toEqual([])
  })

  it.skipIf(process.platform === 'win32').each<[string, () => void]>([
    ['a pipe', () => execFileSync('mkfifo', [file()])],
    ['a link that leads nowhere', () => symlinkSync('nowhere', file())],
    ['a folder', () => mkdirSync(file())],
  ])('as %s is named at once', async (_what, make) => {
    make()
    await expect(takeLock(file(), taker(machine({ 1: 10 })))).rejects.toThrow(
      `cannot read the lock ${file()}: it is not a file. If no docsite is running, remove it`,
    )
    expect(readdirSync(place.root)).toEqual(['.build.docsite-lock'])
  })

  it.each<[string, object, ProcessSystem, RegExp]>([
    ['by a living process', {}, machine({ 1: 10, 7: 70 }), /is in use by pid 7 \(lock /],
    [
      'by a process whose start is not known',
      {},
      machine({ 1: 10, 7: undefined }),
      /is in use by pid 7 \(lock /,
    ],
    [
      'by another machine',
      { host: 'z', boot: 'z1' },
      machine({ 1: 10 }),
      /may be in use by pid 7 on z.*remove the lock /,
    ],
    [
      'by another machine of the own id',
      { host: 'z', boot: 'z1', pid: 1 },
      machine({ 1: 10 }),
      /may be in use by pid 1 on z/,
    ],
    [
      'by another machine, where kernels have no ids',
      { host: 'z', boot: '' },
      machine({ 1: 10 }, { boot: '' }),
      /may be in use by pid 7 on z/,
    ],
    [
      'by another container without a socket',
      {},
      machine({ 1: 10 }, { namespace: 'pid:[2]' }),
      /may be in use by pid 7: /,
    ],
  ])('%s is refused, and the message names the file', async (_what, over, system, message) => {
    const text = left(over)
    const attempt = takeLock(file(), taker(system))
    await expect(attempt).rejects.toThrow(message)
    await expect(attempt).rejects.toThrow(file())
    expect(readFileSync(file(), 'utf8')).toBe(text)
    expect(readdirSync(place.root)).toEqual(['.build.docsite-lock'])
  })

  it.each(['999999999\n', '1\n', '-5', 'garbage', '{"pid":', '[]', 'null', ''])(
    'in another form (%j) is taken over',
    async (text) => {
      writeFileSync(file(), text)
      const lock = await takeLock(file(), taker(machine({ 1: 10 })))
      lock.check()
      lock.release()
    },
  )

  it('in the form of earlier versions is refused while its process, of the same program, lives', async () => {
    writeFileSync(file(), '7\n')
    await expect(takeLock(file(), taker(machine({ 1: 10, 7: 70 })))).rejects.toThrow(
      /in use by pid 7 \(lock /,
    )
    const other = machine({ 1: 10, 7: 70 }, { programs: { 7: 'sleep' } })
    ;(await takeLock(file(), taker(other))).release()
  })
})

describe.skipIf(process.platform !== 'linux')('the life sign of a holder in another container', () => {
  const state: { server?: Server } = {}
  afterEach(() => void state.server?.close())

  it('keeps its lock, which is taken over when it is silent', async () => {
    const socket = '.build.docsite-lock-1'
    state.server = createServer().listen(join(place.root, socket))
    left({ socket, pid: 1, host: 'other' })
    const system = machine({ 1: 10 }, { namespace: 'pid:[2]' })
    await expect(takeLock(file(), taker(system))).rejects.toThrow('is in use by pid 1 on other (lock ')
    state.server.close()
    const lock = await takeLock(file(), taker(system))
    lock.release()
    expect(readdirSync(place.root)).toEqual([])
  })

  it('is given by a lock', async () => {
    const first = await takeLock(file(), taker(machine({ 1: 10 })))
    const second = takeLock(file(), taker(machine({ 1: 99 }, { namespace: 'pid:[2]' })))
    await expect(second).rejects.toThrow('is in use by pid 1')
    first.release()
  })
})

it('is taken by exactly one of many that find the same old lock', async () => {
  for (let round = 0; round < 10; round++) {
    left()
    const processes = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [index + 100, index]))
    const attempts = Object.keys(processes).map((pid) =>
      takeLock(file(), taker(machine(processes), Number(pid))),
    )
    const taken = (await Promise.allSettled(attempts)).filter(({ status }) => status === 'fulfilled')
    expect(taken).toHaveLength(1)
    for (const end of place.ends.splice(0)) end()
    expect(readdirSync(place.root)).toEqual([])
  }
})

describe('processes of this machine', () => {
  const children: ChildProcess[] = []
  afterEach(() => {
    for (const child of children.splice(0)) child.kill('SIGKILL')
  })

  it('are known by id and start', async () => {
    const self = thisSystem.identify(process.pid)
    expect(self.started).toBeGreaterThan(0)
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    children.push(child)
    const pid = child.pid ?? 0
    expect(thisSystem.startOf(pid)).toBeGreaterThanOrEqual(self.started)
    child.kill('SIGKILL')
    await new Promise((end) => child.on('close', end))
    expect(thisSystem.startOf(pid)).toBe(null)
  })

  it.skipIf(process.platform !== 'linux')('are gone when nobody has asked how they ended', async () => {
    // The child of a stopped shell ends and is not asked for. It lives until the shell has stopped.
    const shell = spawn('sh', ['-c', 'exec 3<&0; head -n 1 <&3 & echo $!; kill -STOP $$'])
    children.push(shell)
    const pid = await new Promise<number>((resolve) =>
      shell.stdout?.once('data', (text) => resolve(Number(text))),
    )
    await expect.poll(() => readFileSync(`/proc/${shell.pid}/stat`, 'utf8').split(' ')[2]).toBe('T')
    shell.stdin?.write('\n')
    await expect.poll(() => thisSystem.startOf(pid)).toBe(null)
    expect(existsSync(`/proc/${pid}`)).toBe(true)
  })
})
