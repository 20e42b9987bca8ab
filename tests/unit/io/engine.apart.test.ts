// While a thread starts the engine is as the program found it: code made earlier, Node's own too, fits no other one.
import { cachedDataVersionTag } from 'node:v8'
import { afterEach, expect, it } from 'vitest'
import { createEngine, restoreDefaultFlags } from '../../../cli/io/engine.ts'

const atStart = cachedDataVersionTag()
afterEach(restoreDefaultFlags)

it.each(['build', 'check', 'serve', undefined])(
  'is as it was at the start while a thread starts: %s',
  (command) => {
    const engine = createEngine(command)
    engine.works()
    expect(cachedDataVersionTag()).not.toBe(atStart)
    engine.threadStarts()
    expect(cachedDataVersionTag()).toBe(atStart)
  },
)

it('knows how many pages there are when a thread has started later', () => {
  const engine = createEngine('build')
  engine.expectPages(10)
  const few = cachedDataVersionTag()
  engine.expectPages(10_000)
  const many = cachedDataVersionTag()
  expect(many).not.toBe(few)
  engine.threadStarts()
  engine.works()
  expect(cachedDataVersionTag()).toBe(many)
})
