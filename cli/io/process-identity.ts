// Who a process is, so that it is not taken for another one: process ids come again, in a container they begin at 1 every time,
// and a folder may be shared by machines.
import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'
import { basename } from 'node:path'
import { unreadable } from './unreadable.ts'

/** A process among all that may share a folder. */
export interface ProcessIdentity {
  readonly pid: number
  readonly host: string
  /** Id of the running kernel, which containers share; empty where kernels have none. */
  readonly boot: string
  /** What the process id counts in; empty where there is only one such space. */
  readonly namespace: string
  /** When the process started: clock ticks since the boot on Linux, elsewhere seconds since 1970. */
  readonly started: number
}

/** What the operating system says of processes. */
export interface ProcessSystem {
  /** The identity of this very process. */
  identify(pid: number): ProcessIdentity
  /** Start of a running process; null when there is none of this id, undefined when that is not known. */
  startOf(pid: number): number | null | undefined
  /** File name of the program that a process runs; undefined when that is not known. */
  programOf(pid: number): string | undefined
  /** How much two values for the start of one process may differ. */
  readonly tolerance: number
}

const IS_LINUX = process.platform === 'linux'

/** The system this program runs on. */
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
  // `ps` tells whole seconds, counted by another clock.
  tolerance: IS_LINUX ? 0 : 2,
}

/** Whether there is a process of this id, be it another user's. */
function exists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Field 22 of the status; null for a process that has ended and only waits to be asked how. */
function ticksOf(pid: number): number | null | undefined {
  // The name of the program, in parentheses, may hold anything.
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
    return notTold(file, error)
  }
}

function linkOf(file: string): string | undefined {
  try {
    return readlinkSync(file)
  } catch (error) {
    return notTold(file, error)
  }
}

/** What is told at another time: with such gaps a process would take itself for another one, or another one for dead. */
const PASSING = new Set(['EIO', 'EMFILE', 'ENFILE', 'ENOMEM'])

/** Some systems do not tell everything; those that fail to are a refusal. Throws `EnvironmentError`. */
function notTold(file: string, error: unknown): undefined {
  if (PASSING.has((error as NodeJS.ErrnoException).code ?? '')) throw unreadable(file, error)
  return undefined
}
