// How threads end: by themselves, when they have done what they were asked before, and from outside where they never listen.
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { expect, it } from 'vitest'
import { END, endThread } from '../../../cli/io/end-thread.ts'

/** A thread that says what it does; `code` may use `parentPort` and `say`. */
async function thread(code: string) {
  const worker = new Worker(
    `const { parentPort } = require('node:worker_threads'); const say = (text) => parentPort.postMessage(text); ${code}`,
    { eval: true },
  )
  const said: string[] = []
  worker.on('message', (text: string) => said.push(text))
  await once(worker, 'message')
  return { worker, said }
}

it('does what came before, and ends by itself', async () => {
  const { worker, said } = await thread(
    `say('here'); parentPort.on('message', (text) => { if (text === '${END}') process.exit(7); else say(text) })`,
  )
  const code = once(worker, 'exit')
  worker.postMessage('before')
  await endThread(worker)
  expect(said).toEqual(['here', 'before'])
  expect(await code).toEqual([7])
})

it.each([
  ['works without an end', "say('here'); for (;;);"],
  ['waits without an end', "say('here'); setInterval(() => {}, 1000)"],
])('ends one from outside that %s', async (_name, code) => {
  const { worker } = await thread(code)
  const exit = once(worker, 'exit')
  await endThread(worker)
  expect(await exit).toEqual([1])
})

it('knows one that has ended', async () => {
  const { worker } = await thread("say('here')")
  await once(worker, 'exit')
  await endThread(worker)
  expect(worker.threadId).toBe(-1)
})
