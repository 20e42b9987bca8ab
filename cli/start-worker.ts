// Where a thread begins: opens its program with the code of an earlier run. Its argument is the command it works for.
import { openProgram } from './io/program-code.ts'

const program = openProgram<typeof import('./worker.ts')>('worker', process.argv[2])
program.exports.work((jobs) => {
  program.keep(jobs)
  process.exit()
})
