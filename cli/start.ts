// Where the program begins: opens it with the code of an earlier run, and keeps its code when it has worked.
import { openProgram } from './io/program-code.ts'

/** Exit code of Node when nothing is left to do and somebody still waits. */
const UNSETTLED = 13
const INTERNAL_ERROR = 4

/** Runs the command line of `process` and sets its exit code. */
export async function start(process: NodeJS.Process): Promise<void> {
  const program = openProgram<typeof import('./main.ts')>('main', process.argv[2])
  const state: { work?: number; isOver?: boolean } = {}
  process.on('exit', (code) => {
    if (!state.isOver && (code === 0 || code === UNSETTLED)) {
      process.stderr.write('docsite: internal error: the program ended before the command had finished\n')
      process.exitCode = INTERNAL_ERROR
    }
    if (state.work !== undefined) program.keep(state.work)
  })
  const isDone = await program.exports.main(process, (work) => {
    state.work = work
  })
  state.isOver = true
  // By itself the engine would take all of its memory apart first.
  if (isDone) process.exit()
}
