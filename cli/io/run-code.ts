// Runs one file of a site's code in the thread this is called in, and answers calls of the functions it exports. The code may
// end its process, throw whenever it likes, and print: only this thread ends, and standard output stays the program's own.
import childProcess from 'node:child_process'
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import type { MessagePort } from 'node:worker_threads'
import { calledWith } from './called-with.ts'
import type { CodeAnswer, CodeCall, CodeMessage, CodeRequest } from './code-messages.ts'
import { type AnyFunction, type PortableValue, takeApart } from './portable-value.ts'
import { systemThreadId } from './thread-clock.ts'

const STDOUT = 1
const STDERR = 2
/** Files that are the standard output on systems that have such files. */
const STDOUT_FILES = new Set<unknown>(['/dev/stdout', '/dev/fd/1', '/proc/self/fd/1'])
const STDERR_FILE = '/dev/stderr'
const LONGEST_MESSAGE = 500
/** A program that a function of the code waits for has at least so much time. */
const LEAST_MS = 100

/** Resolves when the code has given its value or failed; calls of its functions are answered from then on. */
export async function runCode(
  port: MessagePort,
  { address, isAgain, childLimitMs, calls, answered, threadId }: CodeRequest,
): Promise<void> {
  Atomics.store(threadId, 0, systemThreadId())
  const functions: AnyFunction[] = []
  const send = (message: CodeMessage<PortableValue>) => port.postMessage(message)
  const answer = (message: CodeAnswer<PortableValue> | CodeMessage<PortableValue>) => {
    calls.postMessage(message)
    Atomics.add(answered, 0, 1)
    Atomics.notify(answered, 0)
  }
  const give = isAgain ? answer : send
  const fail = (error: unknown) => send(thrown(error))
  const portable = (value: unknown) => takeApart(value, (call) => functions.push(call) - 1)
  process.on('uncaughtException', fail)
  const exit = process.exit.bind(process)
  port.on('message', () => exit())
  // Listening alone does not keep the thread alive; what the code waits for does.
  port.unref()
  tellOfExit(send)
  keepOffOutput()
  limitChildren(() => Math.max(LEAST_MS, childLimitMs - performance.now()))
  calls.on('message', ({ id, given }: CodeCall) => {
    const call = () => functionOf(functions, id)(...given.map(calledWith))
    void answerOf(call, portable).then(answer)
  })
  calls.unref()
  try {
    const exported = (await import(address)) as { readonly default?: unknown }
    const { default: made } = exported
    const value = portable(await (typeof made === 'function' ? made() : made))
    if (functions.length > 0) calls.ref()
    // What was rejected meanwhile comes first.
    setImmediate(() => give({ kind: 'value', value, hasDefault: 'default' in exported }))
  } catch (error) {
    give(thrown(error))
  }
}

function functionOf(functions: readonly AnyFunction[], id: number): AnyFunction {
  const found = functions[id]
  if (!found) throw new Error('the function is one of a thread that has ended')
  return found
}

/** Who calls is blocked, and waits for a promise as well. */
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

/** Says where the code ends the process, which ends this thread; a signal to the process would end the program. */
function tellOfExit(send: (message: CodeMessage<PortableValue>) => void): void {
  const exit = process.exit.bind(process)
  const kill = process.kill.bind(process)
  const ends = (by: string) => send({ kind: 'exits', by, stack: new Error().stack ?? '' })
  process.exit = (code) => {
    ends(`process.exit(${code ?? process.exitCode ?? 0})`)
    return exit(code)
  }
  process.kill = (pid, signal) => {
    // 0 and negative numbers are groups of processes: its own is all that the command consists of.
    const isOwn = Math.abs(pid) === process.pid || pid === 0 || pid === -1
    if (!isOwn || signal === 0) return kill(pid, signal)
    ends(pid === process.pid ? 'process.kill(process.pid)' : `process.kill(${pid})`)
    return exit(1)
  }
}

/**
 * What is printed through `console` and `process.stdout` comes to the main thread; neither the number of the file nor its name must
 * pass by it, and nobody may close it.
 */
function keepOffOutput(): void {
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

/** No thread can be stopped that waits for a program: so no program may take longer than the code itself. */
function limitChildren(limitMs: () => number): void {
  const started =
    (limit: () => object) =>
    (start: Run): Run =>
    (...given) => {
      const at = given.findIndex((each) => typeof each === 'object' && each !== null && !Array.isArray(each))
      const options = (at === -1 ? {} : given[at]) as { readonly stdio?: unknown }
      const stdio = awayFromOutput(options.stdio)
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

/** Puts functions around functions of a built-in module, for those who import it by names as well. */
function replace(module: object, functions: object, around: (inner: Run) => Run): void {
  const replaced = Object.entries(functions).map(([name, inner]) => [name, around(inner as Run)] as const)
  Object.assign(module, Object.fromEntries(replaced))
  syncBuiltinESMExports()
}

/** What a child inherits as its standard output is standard error instead. */
function awayFromOutput(stdio: unknown): unknown {
  if (stdio === 'inherit') return ['inherit', STDERR, 'inherit']
  if (!Array.isArray(stdio)) return stdio
  return stdio.map((each: unknown, at) => {
    if (each === STDOUT || each === process.stdout || (each === 'inherit' && at === STDOUT)) return STDERR
    // In a thread it is no stream that a program could write to.
    return each === process.stderr ? STDERR : each
  })
}
