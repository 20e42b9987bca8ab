// Code of a site in a thread: a call without an answer costs its limit and its thread, and nobody else's call.
import { afterEach, describe, expect, it } from 'vitest'
import { type CodeThread, startCode } from '../../../cli/io/code-thread.ts'
import { CodeEndedError } from '../../../cli/model/ports.ts'

const PROGRAM = new URL('../../../dist/start-code.cjs', import.meta.url)
/** For what answers, however busy the machine is. */
const LONG_MS = 60_000
/** For what never does. */
const SHORT_MS = 50

const threads: CodeThread[] = []
afterEach(async () => {
  await Promise.all(threads.splice(0).map((thread) => thread.stop()))
})

interface Code {
  readonly double: (number: number) => number
  readonly loop: () => void
  readonly end: () => void
  readonly make: () => () => number
}

const CODE = `let calls = 0
export default () => ({
  double: (number) => [number * 2, ++calls].at(0),
  loop: () => { for (;;); },
  end: () => process.exit(0),
  make: () => () => 1,
})`

/** The functions of the code; what they may take is what `limit.ms` says when they are called. */
async function start(limit: { ms: number }) {
  const failures: unknown[] = []
  const thread = startCode(
    `data:text/javascript,${encodeURIComponent(CODE)}`,
    { program: PROGRAM, limitMs: LONG_MS, callLimit: { ms: () => limit.ms, key: 'limits.renderMs' } },
    { print: () => undefined, failedLater: (failure) => failures.push(failure) },
  )
  threads.push(thread)
  const result = await thread.result
  if (result.kind !== 'value') throw new Error(result.kind)
  return { code: result.value as Code, thread, failures }
}

const limit = { ms: LONG_MS }
const late = (code: Code) => {
  limit.ms = SHORT_MS
  expect(() => code.loop()).toThrow(new CodeEndedError(`no result within ${SHORT_MS} ms`, 'limits.renderMs'))
  limit.ms = LONG_MS
}

describe('a call of code of a site', () => {
  it('that gets no answer in time is the only one', async () => {
    const { code, thread, failures } = await start(limit)
    expect(code.double(2)).toBe(4)
    for (const number of [3, 4, 5]) {
      late(code)
      expect(code.double(number)).toBe(2 * number)
    }
    await thread.stop()
    await thread.ended
    expect(failures).toEqual([])
  })

  it('is the last one when four got none', async () => {
    const { code, thread } = await start(limit)
    for (let count = 0; count < 4; count++) late(code)
    expect(() => code.double(2)).toThrow(`no result within ${SHORT_MS} ms`)
    await thread.ended
  })

  it('that ends the thread is the last one', async () => {
    const { code, thread } = await start(limit)
    expect(() => code.end()).toThrow('it ended without a result')
    expect(() => code.double(2)).toThrow('it ended without a result')
    await thread.ended
  })

  it('of a function that another call gave is told that its thread is gone', async () => {
    const { code } = await start(limit)
    const made = code.make()
    expect(made()).toBe(1)
    late(code)
    expect(() => made()).toThrow('the function belongs to a thread that has ended')
  })

  it('gets no answer when the code was stopped', async () => {
    const { code, thread } = await start(limit)
    late(code)
    await thread.stop()
    expect(() => code.double(2)).toThrow('it ended without a result')
    await thread.ended
  })
})
