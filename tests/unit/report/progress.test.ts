import { describe, expect, test } from 'vitest'
import { createProgress, durationText, type ProgressOptions } from '../../../cli/report/progress.ts'

/** A progress with a clock in the test's hand, and what it wrote. */
function speaking(options: Partial<ProgressOptions>) {
  const written: string[] = []
  const clock = { now: 0 }
  const progress = createProgress({
    write: (text) => void written.push(text),
    now: () => clock.now,
    color: false,
    rewrite: false,
    level: 'normal',
    ...options,
  })
  return { progress, written, clock }
}

const CLEAR = '\r\u001b[2K'

describe('where lines cannot be rewritten', () => {
  test('each finished stage is one plain line', () => {
    const { progress, written, clock } = speaking({})
    progress.stage('read')
    clock.now = 40
    progress.stage('compile')
    for (let page = 1; page <= 1000; page++) progress.update(page, 1000)
    clock.now = 1540
    progress.end()
    expect(written).toEqual(['read 40 ms\n', 'compile 1000/1000 1.5 s\n'])
  })

  test('details are for --verbose', () => {
    const normal = speaking({})
    normal.progress.detail('x')
    expect(normal.written).toEqual([])
    const verbose = speaking({ level: 'verbose' })
    verbose.progress.detail('cache \u001b miss')
    expect(verbose.written).toEqual(['cache <U+001B> miss\n'])
  })
})

describe('on a terminal', () => {
  test('one line is rewritten, not too often, and cleared at the end', () => {
    const { progress, written, clock } = speaking({ rewrite: true })
    progress.stage('compile')
    progress.update(1, 10)
    clock.now = 100
    progress.update(2, 10)
    clock.now = 120
    progress.update(3, 10)
    progress.line('a finding')
    progress.end()
    expect(written).toEqual([`${CLEAR}compile 0 ms`, `${CLEAR}compile 2/10 100 ms`, CLEAR, 'a finding\n'])
  })

  test('the line never wraps', () => {
    const { progress, written } = speaking({ rewrite: true, columns: 10 })
    progress.stage('a very long stage')
    expect(written).toEqual([`${CLEAR}a very lo`])
  })

  test('--verbose keeps a line for each finished stage', () => {
    const { progress, written, clock } = speaking({ rewrite: true, level: 'verbose' })
    progress.stage('read')
    clock.now = 5
    progress.end()
    expect(written).toEqual([`${CLEAR}read 0 ms`, CLEAR, 'read 5 ms\n'])
  })
})

test('--quiet says nothing', () => {
  const { progress, written } = speaking({ level: 'quiet', rewrite: true })
  progress.stage('read')
  progress.update(1)
  progress.detail('x')
  progress.line('x')
  progress.end()
  expect(written).toEqual([])
})

test('updates without a stage, and ending twice, say nothing', () => {
  const { progress, written } = speaking({ rewrite: true })
  progress.update(1)
  progress.end()
  progress.end()
  expect(written).toEqual([])
})

test.each([
  [0, '0 ms'],
  [849.6, '850 ms'],
  [999.9, '1.0 s'],
  [1400, '1.4 s'],
  [59_990, '1 min 0 s'],
  [125_000, '2 min 5 s'],
])('%d ms is %s', (ms, text) => {
  expect(durationText(ms)).toBe(text)
})
