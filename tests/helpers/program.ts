// Runs the shipped program inside the test process: a command costs only its own work, not the start of Node and of the program.
import { EventEmitter } from 'node:events'
import { createRequire } from 'node:module'
import type { Worker } from 'node:worker_threads'
import type { Run } from './cli.ts'
import { isShared, shareThreads } from './shared-threads.ts'

type Main = (process: NodeJS.Process) => Promise<void>

/** Number of running commands, the threads they have started, and the function that stops thread sharing. */
const commands = { running: 0, threads: new Set<Worker>(), endSharing: async () => {} }

/** Terminates the threads of commands, because exiting the process would end the tests as well. */
function endThreads(): Promise<unknown> {
  const ended = [...commands.threads].map((thread) => thread.terminate())
  commands.threads.clear()
  return Promise.all(ended)
}

const noteThread = (thread: Worker) => {
  if (!isShared(thread)) commands.threads.add(thread)
}

/** An output stream of the program that is not a terminal. */
function outputOf() {
  const parts: Buffer[] = []
  const write = (part: string | Uint8Array) => parts.push(Buffer.from(part)) > 0
  const stream = Object.assign(new EventEmitter(), { write, writableLength: 0, isTTY: false })
  return { stream, text: () => Buffer.concat(parts).toString() }
}

/** Runs `docsite …args` in a folder, with these variables added to the environment. */
export async function runProgram(
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>>,
): Promise<Run> {
  const { main } = createRequire(import.meta.url)('../../dist/main.cjs') as { readonly main: Main }
  const [stdout, stderr] = [outputOf(), outputOf()]
  if (commands.running++ === 0) {
    process.on('worker', noteThread)
    commands.endSharing = shareThreads()
  }
  try {
    const code = await new Promise<number>((resolve, reject) => {
      const itself = Object.assign(new EventEmitter(), {
        argv: [process.execPath, 'docsite', ...args],
        env: { ...process.env, NO_COLOR: '1', ...env },
        pid: process.pid,
        cwd: () => cwd,
        // Not interactive.
        stdin: { isTTY: false },
        stdout: stdout.stream,
        stderr: stderr.stream,
        exitCode: 0,
        exit(code = itself.exitCode) {
          itself.exitCode = code
          itself.emit('exit', code)
          resolve(itself.exitCode)
        },
      })
      main(itself as unknown as NodeJS.Process).catch(reject)
    })
    return { code, stdout: stdout.text(), stderr: stderr.text() }
  } finally {
    if (--commands.running === 0) {
      process.off('worker', noteThread)
      await Promise.all([commands.endSharing(), endThreads()])
    }
  }
}
