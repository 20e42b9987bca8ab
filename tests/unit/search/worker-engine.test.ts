import { describe, expect, it, vi } from 'vitest'
import { type FileStream, fileStream } from '../../../runtime/search/file-stream.ts'
import type {
  SearchEngine,
  SearchOutcome,
  SearchRequest,
  TakeFiles,
  WorkerCall,
  WorkerReply,
} from '../../../runtime/search/protocol.ts'
import { createWorkerEngine, type WorkerPort } from '../../../runtime/search/worker-engine.ts'

const request = { query: 'q' } as SearchRequest
const fromWorker: SearchOutcome = { results: [], unavailable: false }
const fromPage: SearchOutcome = { results: [], unavailable: true }

class FakeWorker implements WorkerPort {
  readonly calls: WorkerCall[] = []
  readonly listeners = new Map<string, (event: never) => void>()
  terminated = false
  postMessage(call: WorkerCall) {
    this.calls.push(call)
  }
  terminate() {
    this.terminated = true
  }
  addEventListener(type: string, listener: (event: never) => void) {
    this.listeners.set(type, listener)
  }
  reply(reply: WorkerReply) {
    this.listeners.get('message')?.({ data: reply } as never)
  }
}

const setUp = (startWorker: () => WorkerPort, takeFiles: TakeFiles = () => new Map()) => {
  const local: SearchEngine = { search: vi.fn(async () => fromPage) }
  const loadLocal = vi.fn(async () => local)
  const start = vi.fn(startWorker)
  return {
    engine: createWorkerEngine({ startWorker: start, loadLocal, takeFiles, warn: vi.fn() }),
    loadLocal,
    start,
  }
}

describe('worker engine', () => {
  it('starts the worker with the first request and matches answers to requests', async () => {
    const worker = new FakeWorker()
    const { engine, start, loadLocal } = setUp(() => worker)
    expect(start).not.toHaveBeenCalled()
    const first = engine.search(request)
    const second = engine.search(request)
    worker.reply({ id: 2, error: 'no' })
    worker.reply({ id: 1, outcome: fromWorker })
    expect(await first).toBe(fromWorker)
    await expect(second).rejects.toThrow('no')
    expect(start).toHaveBeenCalledTimes(1)
    expect(loadLocal).not.toHaveBeenCalled()
  })

  it('starts a prepared worker before the first request, which fails over if there is no worker', async () => {
    const worker = new FakeWorker()
    const { engine, start } = setUp(() => worker)
    engine.prepare?.('sharded')
    engine.prepare?.('sharded')
    expect(start).toHaveBeenCalledTimes(1)
    const answer = engine.search(request)
    worker.reply({ id: 1, outcome: fromWorker })
    expect(await answer).toBe(fromWorker)
    expect(start).toHaveBeenCalledTimes(1)
    const without = setUp(() => {
      throw new Error('no workers')
    })
    without.engine.prepare?.('sharded')
    expect(await without.engine.search(request)).toBe(fromPage)
  })

  it('reports download progress to the waiting request', async () => {
    const worker = new FakeWorker()
    const { engine } = setUp(() => worker)
    const [first, second] = [vi.fn(), vi.fn()]
    const answers = [engine.search(request, first), engine.search(request, second)]
    const progress = { loadedBytes: 1, totalBytes: 2 }
    worker.reply({ id: 2, progress })
    worker.reply({ id: 1, outcome: fromWorker })
    worker.reply({ id: 1, progress })
    worker.reply({ id: 2, outcome: fromWorker })
    await Promise.all(answers)
    expect(first).not.toHaveBeenCalled()
    expect(second.mock.calls).toEqual([[progress]])
  })

  it('forwards data requested by the page to the worker, before and after the first request', () => {
    const worker = new FakeWorker()
    const { listen, tell } = fileStream()
    const address = 'https://example.com/a.json'
    const files = new Map<string, FileStream>()
    const head = { status: 200, headers: [] }
    const { engine } = setUp(
      () => worker,
      () => files,
    )
    engine.prepare?.('sharded')
    files.set(address, listen)
    tell(head)
    expect(worker.calls).toEqual([])
    void engine.search(request)
    tell({ end: true })
    void engine.search(request)
    expect(worker.calls).toEqual([
      { ahead: address },
      { ahead: address, part: head },
      { id: 1, request },
      { ahead: address, part: { end: true } },
      { id: 2, request },
    ])
  })

  it('searches in the page if there are no workers', async () => {
    const { engine, loadLocal, start } = setUp(() => {
      throw new Error('no workers')
    })
    expect(await engine.search(request)).toBe(fromPage)
    expect(await engine.search(request)).toBe(fromPage)
    expect(loadLocal).toHaveBeenCalledTimes(1)
    expect(start).toHaveBeenCalledTimes(1)
  })

  it('answers in the page the requests that a failed worker left open', async () => {
    const worker = new FakeWorker()
    const { engine } = setUp(() => worker)
    const answers = [engine.search(request), engine.search(request)]
    worker.listeners.get('error')?.(undefined as never)
    expect(await Promise.all(answers)).toEqual([fromPage, fromPage])
    expect(worker.terminated).toBe(true)
  })
})
