import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  type DownloadProgress,
  download,
  type Fetch,
  readJson,
  SILENCE_MS,
  sumProgress,
} from '../../../runtime/search/download.ts'

const downloadJson = (address: string, fetch: Fetch, onProgress: (progress: DownloadProgress) => void) =>
  download(address, { fetch, read: readJson }, onProgress)

/** A server that sends when it is told to, and stops when nobody listens any more. */
function serverOf(headers: Record<string, string> = {}) {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  return {
    answer: () => answer(),
    send: (text: string) => writer.write(new TextEncoder().encode(text)),
    end: () => writer.close(),
    async fetch(_: string, { signal }: { readonly signal: AbortSignal }) {
      const stopped = new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => {
          reject(signal.reason)
          void writer.abort(signal.reason)
        })
      })
      await Promise.race([answered, stopped])
      return new Response(readable, { headers })
    },
  }
}

const start = (server: ReturnType<typeof serverOf>) => {
  const onProgress = vi.fn()
  const result = downloadJson('https://x/y.json', server.fetch, onProgress).catch((cause: unknown) => cause)
  return { result, onProgress }
}

describe('download', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('may take any time as long as bytes keep coming', async () => {
    const server = serverOf({ 'content-length': '30' })
    const { result, onProgress } = start(server)
    await vi.advanceTimersByTimeAsync(SILENCE_MS - 1)
    server.answer()
    const parts = ['{', ...Array.from({ length: 28 }, () => ' '), '}']
    for (const part of parts) {
      await vi.advanceTimersByTimeAsync(SILENCE_MS - 1)
      await server.send(part)
    }
    await server.end()
    expect(await result).toEqual({})
    expect(onProgress.mock.calls.flat()).toEqual(
      parts.map((_, index) => ({ loadedBytes: index + 1, totalBytes: 30 })),
    )
    expect(vi.getTimerCount()).toBe(0)
  })

  it.each(['before the answer', 'before the first byte', 'in the middle'])(
    'fails after ten seconds of silence %s',
    async (when) => {
      const server = serverOf()
      const { result } = start(server)
      if (when !== 'before the answer') server.answer()
      if (when === 'in the middle') await server.send('{')
      await vi.advanceTimersByTimeAsync(SILENCE_MS)
      expect(await result).toMatchObject({ name: 'TimeoutError', message: 'no byte for 10 seconds' })
    },
  )

  it.each([
    [{ 'content-length': '7', 'content-encoding': 'gzip' }, null],
    [{ 'content-length': '2', 'content-encoding': 'identity' }, 2],
    [{}, null],
    [{ 'content-length': 'nonsense' }, null],
  ])('knows the length with the headers %j: %s', async (headers, totalBytes) => {
    const server = serverOf(headers)
    const { result, onProgress } = start(server)
    server.answer()
    await server.send('{}')
    await server.end()
    await result
    expect(onProgress.mock.calls).toEqual([[{ loadedBytes: 2, totalBytes }]])
  })

  it('fails with the status of a failure, with garbage and with nothing', async () => {
    const failing = async () => new Response('{}', { status: 503 })
    await expect(downloadJson('/x', failing, vi.fn())).rejects.toMatchObject({ status: 503 })
    for (const text of ['<html>', '', '{"documents": ['])
      await expect(downloadJson('/x', async () => new Response(text), vi.fn())).rejects.toThrow(SyntaxError)
    await expect(downloadJson('/x', async () => new Response(null), vi.fn())).rejects.toThrow(SyntaxError)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is one with others, whose length is known when all lengths are', () => {
    expect(
      sumProgress([
        { loadedBytes: 1, totalBytes: 2 },
        { loadedBytes: 3, totalBytes: 4 },
      ]),
    ).toEqual({ loadedBytes: 4, totalBytes: 6 })
    expect(
      sumProgress([
        { loadedBytes: 1, totalBytes: null },
        { loadedBytes: 3, totalBytes: 4 },
      ]),
    ).toEqual({ loadedBytes: 4, totalBytes: null })
  })
})
