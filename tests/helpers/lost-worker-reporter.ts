// Reports workers that exited unexpectedly, with the files running then; vitest reports neither.
import type { ChildProcess } from 'node:child_process'
import { subscribe } from 'node:diagnostics_channel'
import type { Reporter, TestModule } from 'vitest/node'

/** A worker process of vitest. */
const isWorker = ({ spawnargs }: ChildProcess) => spawnargs.some((word) => word.endsWith('workers/forks.js'))

// biome-ignore lint/style/noDefaultExport: vitest reads the default export
export default class LostWorkerReporter implements Reporter {
  readonly #running = new Set<string>()
  readonly #lost: string[] = []

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
      this.#lost.push(
        `a worker ended by itself (exit code ${code}, signal ${signal}) while these ran: ${running}`,
      )
    })
  }

  onTestModuleQueued({ relativeModuleId }: TestModule): void {
    this.#running.add(relativeModuleId)
  }

  onTestModuleEnd({ relativeModuleId }: TestModule): void {
    this.#running.delete(relativeModuleId)
  }

  onTestRunEnd(): void {
    for (const line of this.#lost) process.stdout.write(`\n✗ ${line}\n`)
  }
}
