// Measuring a program from outside: its descendants count, and none outlives it.
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

interface Measured {
  readonly seconds: number
  readonly cpu: number
  readonly peak: number
  readonly code: number
  readonly timedOut: boolean
  readonly output: string
}

const { measureRun } = (await import(new URL('../../../bin/bench-process.js', import.meta.url).href)) as {
  measureRun(
    command: string,
    args: readonly string[],
    options: { readonly cwd: string; readonly limitSeconds?: number },
  ): Promise<Measured>
}

const cwd = process.cwd()
/** A program that starts a script as a child and waits for it. */
const parentOf = (script: string) => [
  '-e',
  `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(script)}], { stdio: 'inherit' })`,
]

/** Whether a process runs; one that has ended and waits to be collected does not. */
function isAlive(pid: number): boolean {
  try {
    return !/^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

describe.skipIf(!existsSync('/proc/self/stat'))('a measured program', () => {
  it('is charged the time and the memory of its children', async () => {
    const work =
      'const kept = Buffer.alloc(150e6, 1); while (process.cpuUsage().user < 400e3) kept[1]++; console.log("done")'
    const { code, cpu, peak, output } = await measureRun(process.execPath, parentOf(work), { cwd })
    expect(code).toBe(0)
    expect(output).toBe('done\n')
    expect(cpu).toBeGreaterThanOrEqual(0.4)
    expect(peak).toBeGreaterThanOrEqual(150)
  })

  it('is ended with its children at the limit', async () => {
    const { timedOut, seconds, output } = await measureRun('sh', ['-c', 'sleep 60 & echo $!; wait'], {
      cwd,
      limitSeconds: 1,
    })
    expect(timedOut).toBe(true)
    expect(seconds).toBeLessThan(30)
    expect(Number(output)).toBeGreaterThan(0)
    expect(isAlive(Number(output))).toBe(false)
  })

  it('tells how it ended', async () => {
    expect(await measureRun(process.execPath, ['-e', 'process.exit(7)'], { cwd })).toMatchObject({
      code: 7,
      timedOut: false,
    })
    expect(await measureRun('no-such-program-anywhere', [], { cwd })).toMatchObject({ code: -1 })
  })
})
