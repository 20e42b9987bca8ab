// Requests have their turns one after the other, so that a busy server takes new connections in between.
import { expect, it } from 'vitest'
import { createQueue } from '../../../cli/serve/turns.ts'

it('gives one caller its turn in each turn of the event loop, in the order of their calls', async () => {
  const turn = createQueue()
  const seen: string[] = []
  const over = Promise.all(['a', 'b', 'c'].map((name) => turn().then(() => seen.push(name))))
  const loops: string[] = []
  while (seen.length < 3) {
    await new Promise((resolve) => setImmediate(resolve))
    loops.push(seen.join(''))
  }
  await over
  expect(loops).toEqual(['a', 'ab', 'abc'])
})
