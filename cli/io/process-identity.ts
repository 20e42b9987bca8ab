// Identifies a process reliably: process ids are reused, in a container they always start at 1, and several machines
// may share a folder.
import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'
import { basename } from 'node:path'
import { unreadable } from './unreadable.ts'

/** A process, identified among all that may share a folder. */
export interface ProcessIdentity {
  readonly pid: number
  readonly host: string
  /** Id of the running kernel, which containers share; empty if the system has none. */
  readonly boot: string
  /** PID namespace; empty if the system has none. */
  readonly namespace: string
  /** Start of the process: clock ticks since boot on Linux, elsewhere seconds since 1970. */
  readonly started: number
}

/** Information about processes from the operating system. */
export interface ProcessSystem {
  /** The identity of this process. */
  identify(pid: number): ProcessIdentity
  /** Start of a running process; null if there is no process with this id, undefined if unknown. */
  startOf(pid: number): number | null | undefined
  /** File name of the program that a process runs; undefined if unknown. */
  programOf(pid: number): string | undefined
  /** Largest difference between two readings of a process's start. */
  readonly tolerance: number
}

const IS_LINUX = process.platform === 'linux'

/** The current system. */
export const thisSystem: ProcessSystem = {
  identify: (pid) => ({
    pid,
    host: hostname(),
    boot: IS_LINUX ? (textOf('/proc/sys/kernel/random/boot_id') ?? '').trim() : '',
    namespace: IS_LINUX ? (linkOf('/proc/self/ns/pid') ?? '') : '',
    started: (IS_LINUX && ticksOf(pid)) || Math.round(performance.timeOrigin / 1000),
  }),
  startOf(pid) {
    if (!exists(pid)) return null
    return IS_LINUX ? ticksOf(pid) : secondsOf(pid)
  },
  programOf(pid) {
    const program = IS_LINUX ? linkOf(`/proc/${pid}/exe`) : undefined
    return program && basename(program)
  },
  // `ps` prints whole seconds, measured by another clock.
  tolerance: IS_LINUX ? 0 : 2,
}

/** Whether a process with this id exists, even if it belongs to another user. */
function exists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Field 22 of the stat file; null for a zombie. */
function ticksOf(pid: number): number | null | undefined {
  // The program name, in parentheses, may contain any characters.
  const fields = textOf(`/proc/${pid}/stat`)?.replace(/^.*\)/s, '').trim().split(' ')
  if (!fields) return undefined
  return /^[ZX]/.test(fields[0] ?? '') ? null : Number(fields[19])
}

function secondsOf(pid: number): number | undefined {
  try {
    const options = { encoding: 'utf8', env: { LC_ALL: 'C' }, timeout: 5000, stdio: 'pipe' } as const
    const time = Date.parse(execFileSync('/bin/ps', ['-o', 'lstart=', '-p', String(pid)], options))
    return Number.isNaN(time) ? undefined : Math.round(time / 1000)
  } catch {
    return undefined
  }
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    return undefinedUnlessTransient(file, error)
  }
}

function linkOf(file: string): string | undefined {
  try {
    return readlinkSync(file)
  } catch (error) {
    return undefinedUnlessTransient(file, error)
  }
}

/** Temporary errors. Ignoring them could make a process mistake itself for another one, or another one for dead. */
const PASSING = new Set(['EIO', 'EMFILE', 'ENFILE', 'ENOMEM'])

/**
 * Missing information is accepted, because some systems do not provide it. Throws `EnvironmentError` if reading it
 * failed temporarily.
 */
function undefinedUnlessTransient(file: string, error: unknown): undefined {
  if (PASSING.has((error as NodeJS.ErrnoException).code ?? '')) throw unreadable(file, error)
  return undefined
}
