// The failures of a run, in the file that DOCSITE_TEST_FAILURES names: `npm test` prints it last. Two runs go side by side there, and
// the end of one would hide what failed in the other.
import type { ChildProcess } from 'node:child_process'
import { subscribe } from 'node:diagnostics_channel'
import { appendFileSync } from 'node:fs'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'

interface Failure {
  readonly name: string
  readonly errors: readonly SerializedError[]
}

/** The failures of a file: of its tests, and of its suites and the file itself, whose hooks and imports may throw. */
function failuresOf(module: TestModule): Failure[] {
  const inFile = (name: string) =>
    name === '' ? module.relativeModuleId : `${module.relativeModuleId} > ${name}`
  const tests = [...module.children.allTests('failed')].map((test) => ({
    name: inFile(test.fullName),
    errors: test.result().errors ?? [],
  }))
  const suites = [...module.children.allSuites()].map((suite) => ({
    name: inFile(suite.fullName),
    errors: suite.errors(),
  }))
  return [{ name: inFile(''), errors: module.errors() }, ...suites, ...tests].filter(
    ({ errors }) => errors.length > 0,
  )
}

/** What vitest starts for its workers. */
const isWorker = ({ spawnargs }: ChildProcess) => spawnargs.some((word) => word.endsWith('workers/forks.js'))

const textOf = ({ stack, message, diff }: SerializedError) =>
  [stack ?? message, diff].filter(Boolean).join('\n')

// biome-ignore lint/style/noDefaultExport: vitest reads the default export
export default class FailedReporter implements Reporter {
  readonly #running = new Set<string>()
  /** How workers ended that nobody asked to: vitest does not say it, nor which files ran then. */
  readonly #lost: SerializedError[] = []

  constructor() {
    subscribe('child_process', (message) => {
      const { process: child } = message as { process: ChildProcess }
      child.once('spawn', () => isWorker(child) && this.#watch(child))
    })
  }

  #watch(child: ChildProcess): void {
    child.once('exit', (code, signal) => {
      if (child.killed) return
      const running = [...this.#running].sort().join(', ')
      const message = `a worker ended by itself (exit code ${code}, signal ${signal}) while these ran: ${running}`
      this.#lost.push({ message })
    })
  }

  onTestModuleQueued({ relativeModuleId }: TestModule): void {
    this.#running.add(relativeModuleId)
  }

  onTestModuleEnd({ relativeModuleId }: TestModule): void {
    this.#running.delete(relativeModuleId)
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const file = process.env.DOCSITE_TEST_FAILURES
    if (!file) return
    const beside = { name: 'beside the tests', errors: [...this.#lost, ...unhandled] }
    const failures = [...modules.flatMap(failuresOf), beside]
    for (const { name, errors } of failures)
      for (const error of errors) appendFileSync(file, `✗ ${name}\n${textOf(error)}\n\n`)
  }
}
