// Runs the program again and again in one process with the shim in it, for faults that a process survives: the start of Node and of
// the program takes longer than a build. A line of its input is `{ args, fault }`, a line of its output `{ code, output, log }`.
const { EventEmitter } = require('node:events')
const { createInterface } = require('node:readline')
const { main } = require('../../dist/main.cjs')

const setFault = globalThis[Symbol.for('docsite.fault')]
const state = { threads: new Set(), program: null }
process.on('worker', (thread) => state.threads.add(thread))
// What nobody catches is for the program to report, as in a process of its own.
process.on('uncaughtException', (error) => state.program?.emit('uncaughtException', error))

/** An output of the program. */
function outputInto(parts) {
  const write = (part) => parts.push(Buffer.from(part)) > 0
  return Object.assign(new EventEmitter(), { write, writableLength: 0, isTTY: false })
}

function runOnce(args) {
  const parts = []
  return new Promise((resolve) => {
    const program = Object.assign(new EventEmitter(), {
      argv: [process.execPath, 'docsite', ...args],
      env: process.env,
      pid: process.pid,
      cwd: () => process.cwd(),
      stdin: { isTTY: false },
      stdout: outputInto(parts),
      stderr: outputInto(parts),
      exitCode: 0,
      exit(code = program.exitCode) {
        program.exitCode = code
        program.emit('exit', code)
        resolve({ code, output: Buffer.concat(parts).toString() })
      },
    })
    state.program = program
    main(program).catch((error) => resolve({ code: -1, output: String(error?.stack) }))
  })
}

/** So many looks in a row find no file call: one alone may fall between two calls. */
const QUIET_LOOKS = 3

/** File calls that a process which ends would cut off come to their end. */
async function atRest() {
  for (let quiet = 0; quiet < QUIET_LOOKS; ) {
    await new Promise((resolve) => setTimeout(resolve, 5))
    quiet = process.getActiveResourcesInfo().some((kind) => kind.startsWith('FSReq')) ? 0 : quiet + 1
  }
}

async function answer(line) {
  const { args, fault } = JSON.parse(line)
  setFault(fault)
  const ending = await runOnce(args)
  // What would end with the process reaches the disk no more, until the next run.
  const log = setFault({ kind: 'error', at: 1, code: 'EIO', stays: true, toolDir: fault.toolDir })
  // A process that ends takes its threads along. Their answers may be waited for, and something written then.
  await Promise.all([...state.threads].map((thread) => thread.terminate()))
  state.threads.clear()
  await atRest()
  process.stdout.write(`${JSON.stringify({ ...ending, log })}\n`)
}

createInterface({ input: process.stdin }).on('line', (line) => void answer(line))
