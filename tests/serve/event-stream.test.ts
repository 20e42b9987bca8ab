// The line to the open pages: kept alive, and cut where nobody reads.
import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createEventStream } from '../../cli/serve/event-stream.ts'

/** A response that notes what it is sent; `waiting` bytes were not taken yet. */
function listener(waiting = 0) {
  const sent: string[] = []
  const response = Object.assign(new EventEmitter(), {
    writableLength: waiting,
    writeHead: () => response,
    write: (text: string) => sent.push(text),
    end: () => void sent.push('end'),
    destroy: () => {
      sent.push('destroyed')
      response.emit('close')
    },
  })
  return { sent, response: response as unknown as ServerResponse }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('sends a comment now and then, so that no proxy closes a quiet line', () => {
  const stream = createEventStream()
  const { sent, response } = listener()
  stream.open(response, {}, { kind: 'hello' })
  expect(sent).toEqual(['data: {"kind":"hello"}\n\n'])
  vi.advanceTimersByTime(24_999)
  expect(sent).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(sent[1]).toBe(': \n\n')
  vi.advanceTimersByTime(50_000)
  expect(sent.slice(1)).toEqual([': \n\n', ': \n\n', ': \n\n'])
  stream.close()
  vi.advanceTimersByTime(100_000)
  expect(sent.slice(4)).toEqual(['end'])
})

it('lets a page go that does not read, and forgets one that left', () => {
  const stream = createEventStream()
  const [slow, gone, quick] = [listener(70_000), listener(), listener()]
  for (const { response } of [slow, gone, quick]) stream.open(response, {}, {})
  expect([slow.sent.at(-1), stream.size]).toEqual(['destroyed', 2])
  gone.response.emit('close')
  stream.send({ kind: 'changed' })
  expect(gone.sent).toHaveLength(1)
  expect(quick.sent.at(-1)).toBe('data: {"kind":"changed"}\n\n')
  expect(stream.size).toBe(1)
  stream.close()
})
