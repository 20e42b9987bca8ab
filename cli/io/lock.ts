// Allows one writer at a time per output folder, with a lock file that names the process holding it. The lock of a dead
// process is taken over. A lock whose holder cannot be checked from here is respected: the holder may be running on
// another machine.
import { randomBytes } from 'node:crypto'
import { lstatSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { EnvironmentError } from '../model/ports.ts'
import { isSocketAlive, openLivenessSocket } from './liveness-socket.ts'
import { type ProcessIdentity, type ProcessSystem, thisSystem } from './process-identity.ts'
import { removeFile } from './remove-file.ts'
import { isThere } from './unreadable.ts'
import { unwritable } from './unwritable.ts'

/** The process that takes a lock. */
export interface LockTaker {
  readonly pid: number
  /** Registers a callback for the end of the process, however it ends. */
  readonly onExit: (release: () => void) => void
  readonly system?: ProcessSystem
}

/** A lock that is held. */
export interface Lock {
  /** Throws `EnvironmentError` if somebody has taken the lock away. */
  check(): void
  release(): void
}

/** Content of a lock file. */
interface Holder extends ProcessIdentity {
  /** Name of the socket that answers while the holder is alive. */
  readonly socket: string | null
}

/** Number and interval in milliseconds of retries while others are writing or taking over the lock. */
const TRIES = 40
const PAUSE_MS = 25

/**
 * Taking over a lock is guarded by another lock, which may itself be stale. Deeper levels require kills at the worst
 * moments.
 */
const MAX_GUARDS = 2

/** Takes the lock. Throws an `EnvironmentError` that names the lock file if another process holds it or may hold it. */
export async function takeLock(file: string, taker: LockTaker, guards = 0): Promise<Lock> {
  makeFolder(dirname(file))
  const system = taker.system ?? thisSystem
  const socket = `${basename(file)}-${randomBytes(4).toString('hex')}`
  const life = join(dirname(file), socket)
  const closeSocket = await openLivenessSocket(life)
  const self: Holder = { ...system.identify(taker.pid), socket: closeSocket && socket }
  try {
    const text = `${JSON.stringify(self)}\n`
    for (let tries = 0; tries < TRIES; tries++) {
      const outcome = create(file, text)
      if (outcome !== 'exists') {
        if (outcome === 'made') {
          await sweepSockets(file, life)
          // The previous holder may have removed our socket, taking it for a dead one while it was being opened. Nobody
          // sweeps from here on.
          if (closeSocket && !isThere(life))
            taker.onExit((await openLivenessSocket(life)) ?? (() => undefined))
        }
        return takenLock(file, outcome === 'made' ? text : null, taker, closeSocket)
      }
      const found = textOf(file)
      // The creator of an empty file is about to write to it, unless it was just killed.
      if (found === null || (found === '' && tries < TRIES / 2)) await pause(PAUSE_MS)
      else {
        await refuseLiving(file, found, self, system)
        await removeStale(file, found, taker, guards)
      }
    }
    throw new EnvironmentError(`the output folder is in use: other processes are taking the lock ${file}`)
  } catch (error) {
    closeSocket?.()
    throw error
  }
}

/** `text` is the content of the file; null if there is none. */
function takenLock(
  file: string,
  text: string | null,
  { onExit }: LockTaker,
  closeSocket: (() => void) | null,
): Lock {
  const release = () => {
    closeSocket?.()
    try {
      if (text !== null && textOf(file) === text) removeFile(file)
    } catch {
      // A failure must not hide how the command ended; the lock of a dead process is taken over.
    }
  }
  onExit(release)
  return {
    release,
    check() {
      if (text !== null && textOf(file) !== text)
        throw new EnvironmentError(`the lock ${file} was removed while the site was being built`)
    },
  }
}

function makeFolder(dir: string): void {
  try {
    mkdirSync(dir, { recursive: true })
  } catch (error) {
    throw unwritable(dir, error)
  }
}

function create(file: string, text: string): 'made' | 'exists' | 'needless' {
  try {
    writeFileSync(file, text, { flag: 'wx' })
    return 'made'
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    if (code === 'EEXIST') return 'exists'
    // If nothing can be written there, there is no other writer.
    if (code === 'EROFS' || code === 'EACCES' || code === 'EPERM') return 'needless'
    throw unwritable(file, error)
  }
}

function textOf(file: string): string | null {
  try {
    // A dangling link would look like a missing file, and reading a pipe would block.
    if (!lstatSync(file).isFile()) throw Object.assign(new Error(), { code: 'it is not a file' })
    return readFileSync(file, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return null
    throw new EnvironmentError(`cannot read the lock ${file}: ${code}. If no docsite is running, remove it`)
  }
}

/**
 * Removes the lock of a dead process. Only the holder of the guard may do so, after checking again: otherwise two
 * processes that found the same stale lock could remove each other's new ones.
 */
async function removeStale(file: string, found: string, taker: LockTaker, guards: number): Promise<void> {
  if (guards === MAX_GUARDS)
    throw new EnvironmentError(`cannot take over the lock ${file}: if no docsite is running, remove it`)
  const guard = await takeLock(`${file}-guard`, taker, guards + 1).catch(async (error: unknown) => {
    if (!(error instanceof EnvironmentError)) throw error
    await pause(PAUSE_MS)
  })
  if (!guard) return
  if (textOf(file) === found) {
    const socket = removablePath(found)?.socket
    if (socket) removeFile(join(dirname(file), basename(socket)))
    removeFile(file)
  }
  guard.release()
}

/** Removes sockets of processes that were killed before they had the lock. Errors are ignored. */
async function sweepSockets(file: string, own: string): Promise<void> {
  const [dir, prefix] = [dirname(file), `${basename(file)}-`]
  try {
    for (const name of readdirSync(dir)) {
      const path = join(dir, name)
      const isOne = name.startsWith(prefix) && /^(?:guard-)*[0-9a-f]{8}$/.test(name.slice(prefix.length))
      if (isOne && path !== own && (await isSocketAlive(path)) === false) removeFile(path)
    }
  } catch {}
}

/** Throws unless the holder of a lock is known to be dead. */
async function refuseLiving(file: string, text: string, self: Holder, system: ProcessSystem): Promise<void> {
  const holder = removablePath(text)
  if (holder === null) return refuseLegacyLock(file, text, self, system)
  const isAlive = await isHolderAlive(file, holder, self, system)
  if (isAlive === false) return
  const where = holder.host === self.host ? '' : ` on ${holder.host}`
  if (isAlive)
    throw new EnvironmentError(`the output folder is in use by pid ${holder.pid}${where} (lock ${file})`)
  throw new EnvironmentError(
    `the output folder may be in use by pid ${holder.pid}${where}: docsite cannot tell whether that process is still running. If it is not, remove the lock ${file}`,
  )
}

/** Whether the holder of a lock is alive; undefined if that cannot be determined. */
async function isHolderAlive(
  file: string,
  { pid, host, boot, namespace, started, socket }: Holder,
  self: Holder,
  system: ProcessSystem,
): Promise<boolean | undefined> {
  const isSameHost = host === self.host
  if (boot !== self.boot) return isSameHost && boot !== '' && self.boot !== '' ? false : undefined
  if (boot === '' && !isSameHost) return undefined
  // The ids belong to another container on the same kernel.
  if (namespace !== self.namespace) {
    const answer = socket === null ? undefined : await isSocketAlive(join(dirname(file), basename(socket)))
    return answer ?? (isSameHost && pid === self.pid ? false : undefined)
  }
  const now = pid === self.pid ? self.started : system.startOf(pid)
  if (now === null) return false
  return now === undefined || Math.abs(now - started) <= system.tolerance
}

/** Lock files of earlier versions contain only the process id. */
function refuseLegacyLock(file: string, text: string, self: Holder, system: ProcessSystem): void {
  const pid = /^[1-9]\d*\s*$/.test(text) ? Number(text) : self.pid
  if (pid === self.pid || system.startOf(pid) === null) return
  const [program, own] = [system.programOf(pid), system.programOf(self.pid)]
  if (program !== undefined && own !== undefined && program !== own) return
  throw new EnvironmentError(`the output folder is in use by pid ${pid} (lock ${file})`)
}

function removablePath(text: string): Holder | null {
  try {
    const { pid, host, boot, namespace, started, socket } = JSON.parse(text) as Partial<Holder>
    if (typeof pid !== 'number' || typeof host !== 'string' || typeof started !== 'number') return null
    return { pid, host, boot: boot ?? '', namespace: namespace ?? '', started, socket: socket ?? null }
  } catch {
    return null
  }
}
