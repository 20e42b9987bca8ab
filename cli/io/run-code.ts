// Runs one file of a site's code in the calling thread, and answers calls of the functions it exports. The code may
// exit, throw at any time, and print: only this thread ends, and stdout remains the program's own.
import childProcess from 'node:child_process'
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import type { MessagePort } from 'node:worker_threads'
import type { CodeAnswer, CodeCall, CodeMessage, CodeRequest } from './code-messages.ts'
import { generatorArgument } from './generator-argument.ts'
import { type AnyFunction, type PortableValue, serialize } from './portable-value.ts'
import { systemThreadId } from './thread-clock.ts'

const STDOUT = 1
const STDERR = 2
/** Files that are stdout, on systems that have such files. */
const STDOUT_FILES = new Set<unknown>(['/dev/stdout', '/dev/fd/1', '/proc/self/fd/1'])
const STDERR_FILE = '/dev/stderr'
const LONGEST_MESSAGE = 500
/** Minimum time limit of a child process that a function of the code waits for. */
const MIN_MS = 100

/** Resolves when the code has produced its value or failed; calls of its functions are answered from then on. */
export async function runCode(
  port: MessagePort,
  { address, argument, isRestart, childLimitMs, calls, answered, threadId }: CodeRequest,
): Promise<void> {
  Atomics.store(threadId, 0, systemThreadId())
  const functions: AnyFunction[] = []
  const send = (message: CodeMessage<PortableValue>) => port.postMessage(message)
  const answer = (message: CodeAnswer<PortableValue> | CodeMessage<PortableValue>) => {
    calls.postMessage(message)
    Atomics.add(answered, 0, 1)
    Atomics.notify(answered, 0)
  }
  const give = isRestart ? answer : send
  const fail = (error: unknown) => send(thrown(error))
  const portable = (value: unknown) => serialize(value, (call) => functions.push(call) - 1)
  process.on('uncaughtException', fail)
  const exit = process.exit.bind(process)
  port.on('message', () => exit())
  // A listener alone must not keep the thread alive; pending work of the code does.
  port.unref()
  reportExit(send)
  redirectStdout()
  limitChildren(() => Math.max(MIN_MS, childLimitMs - performance.now()))
  calls.on('message', ({ id, given }: CodeCall) => {
    const call = () => functionOf(functions, id)(...given.map(generatorArgument))
    void answerOf(call, portable).then(answer)
  })
  calls.unref()
  try {
    const exported = (await import(address)) as { readonly default?: unknown }
    const { default: made } = exported
    const value = portable(await (typeof made === 'function' ? made(argument) : made))
    if (functions.length > 0) calls.ref()
    // Rejections that are already pending are reported first.
    setImmediate(() => give({ kind: 'value', value, hasDefault: 'default' in exported }))
  } catch (error) {
    give(thrown(error))
  }
}

function functionOf(functions: readonly AnyFunction[], id: number): AnyFunction {
  const found = functions[id]
  if (!found) throw new Error('the function belongs to a thread that has ended')
  return found
}

/** The caller is blocked, so promises are awaited here. */
async function answerOf(
  call: () => unknown,
  portable: (value: unknown) => PortableValue,
): Promise<CodeAnswer<PortableValue>> {
  try {
    return { value: portable(await call()) }
  } catch (error) {
    const { text, stack } = thrown(error)
    return { threw: { message: text, stack } }
  }
}

function thrown(error: unknown): Extract<CodeMessage<never>, { kind: 'threw' }> {
  if (!(error instanceof Error)) {
    const text = typeof error === 'string' ? `'${error}'` : String(error)
    return { kind: 'threw', text: String(error), message: `threw ${text}`, stack: '' }
  }
  const [line = ''] = error.message.split('\n')
  const first = line.length > LONGEST_MESSAGE ? `${line.slice(0, LONGEST_MESSAGE)}…` : line
  const message = `${error.name}: ${first.replace(/data:text\/javascript\S*/g, 'this file')}`
  return { kind: 'threw', text: error.message, message, stack: error.stack ?? '' }
}

/**
 * Reports where the code ends the process, which ends only this thread. A signal to its own process would end the whole
 * program, so it is replaced.
 */
function reportExit(send: (message: CodeMessage<PortableValue>) => void): void {
  const exit = process.exit.bind(process)
  const kill = process.kill.bind(process)
  const ends = (by: string) => send({ kind: 'exits', by, stack: new Error().stack ?? '' })
  process.exit = (code) => {
    ends(`process.exit(${code ?? process.exitCode ?? 0})`)
    return exit(code)
  }
  process.kill = (pid, signal) => {
    // 0 and negative numbers are process groups; its own group contains the whole command.
    const isOwn = Math.abs(pid) === process.pid || pid === 0 || pid === -1
    if (!isOwn || signal === 0) return kill(pid, signal)
    ends(pid === process.pid ? 'process.kill(process.pid)' : `process.kill(${pid})`)
    return exit(1)
  }
}

/**
 * Output through `console` and `process.stdout` goes to the main thread. Writing to stdout by file descriptor or file
 * name must not bypass that, and nobody may close it.
 */
function redirectStdout(): void {
  const elsewhere = (file: unknown) =>
    file === STDOUT ? STDERR : STDOUT_FILES.has(file) ? STDERR_FILE : file
  const around =
    (run: Run): Run =>
    (file, ...rest) =>
      run(elsewhere(file), ...rest)
  const { write, writeSync, writev, writevSync, open, openSync } = fs
  const { writeFile, writeFileSync, appendFile, appendFileSync } = fs
  replace(fs, { write, writeSync, writev, writevSync, open, openSync }, around)
  replace(fs, { writeFile, writeFileSync, appendFile, appendFileSync }, around)
  const { promises } = fs
  replace(promises, { open: promises.open, writeFile: promises.writeFile }, around)
  replace(promises, { appendFile: promises.appendFile }, around)
  const { createWriteStream } = fs
  replace(fs, { createWriteStream }, (make) => (path, options) => {
    const isNumbered = typeof options === 'object' && options !== null && 'fd' in options
    return make(elsewhere(path), isNumbered ? { ...options, fd: elsewhere(options.fd) } : options)
  })
  const { closeSync } = fs
  replace(
    fs,
    { closeSync },
    (close) => (file) => (file === STDOUT || file === STDERR ? undefined : close(file)),
  )
}

/** Limits the run time of child processes, because a thread that waits for one synchronously cannot be stopped. */
function limitChildren(limitMs: () => number): void {
  const started =
    (limit: () => object) =>
    (start: Run): Run =>
    (...given) => {
      const at = given.findIndex((each) => typeof each === 'object' && each !== null && !Array.isArray(each))
      const options = (at === -1 ? {} : given[at]) as { readonly stdio?: unknown }
      const stdio = stdioWithoutStdout(options.stdio)
      const bounded = { ...limit(), ...options, ...(stdio === undefined ? {} : { stdio }) }
      return start(...(at === -1 ? [...given, bounded] : given.with(at, bounded)))
    }
  const { spawn, fork, spawnSync, execSync, execFileSync } = childProcess
  const bound = () => ({ timeout: Math.round(limitMs()), killSignal: 'SIGKILL' })
  replace(
    childProcess,
    { spawn, fork },
    started(() => ({})),
  )
  replace(childProcess, { spawnSync, execSync, execFileSync }, started(bound))
}

type Run = (...given: readonly unknown[]) => unknown

/** Wraps functions of a built-in module, also for code that imports them by name. */
function replace(module: object, functions: object, around: (inner: Run) => Run): void {
  const replaced = Object.entries(functions).map(([name, inner]) => [name, around(inner as Run)] as const)
  Object.assign(module, Object.fromEntries(replaced))
  syncBuiltinESMExports()
}

/** Child processes that inherit stdout get stderr instead. */
function stdioWithoutStdout(stdio: unknown): unknown {
  if (stdio === 'inherit') return ['inherit', STDERR, 'inherit']
  if (!Array.isArray(stdio)) return stdio
  return stdio.map((each: unknown, at) => {
    if (each === STDOUT || each === process.stdout || (each === 'inherit' && at === STDOUT)) return STDERR
    // In a thread, `process.stderr` is not a stream that a child process can write to.
    return each === process.stderr ? STDERR : each
  })
}
