// Where the program begins: opens it with the code of an earlier run, and keeps its code when it has worked.
import { openProgram } from './io/program-code.ts'

/** Runs the command line of `process` and sets its exit code. */
export async function start(process: NodeJS.Process): Promise<void> {
  const program = openProgram<typeof import('./main.ts')>('main', process.argv[2])
  const state: { work?: number } = {}
  process.on('exit', () => {
    if (state.work !== undefined) program.keep(state.work)
  })
  const isDone = await program.exports.main(process, (work) => {
    state.work = work
  })
  // By itself the engine would take all of its memory apart first.
  if (isDone) process.exit()
}
