import { afterEach, expect, it, vi } from 'vitest'
import { answerCalls } from '../../../runtime/search/answer-calls.ts'
import type { FilePart } from '../../../runtime/search/file-stream.ts'
import type {
  EngineSurroundings,
  SearchRequest,
  WorkerCall,
  WorkerReply,
} from '../../../runtime/search/protocol.ts'

const ADDRESS = 'https://example.com/search-manifest-default.json'
const HEAD: FilePart = { status: 200, headers: [['content-type', 'text/plain']] }
const bytes = (text: string): FilePart => ({ bytes: new TextEncoder().encode(text) })

/** The scope of a worker, with an engine that fetches the address of a query and answers with what is in it. */
function startWorker() {
  const replies: WorkerReply[] = []
  const listeners: ((event: { readonly data: WorkerCall }) => void)[] = []
  const silence = new AbortController()
  vi.stubGlobal('postMessage', (reply: WorkerReply) => void replies.push(reply))
  vi.stubGlobal(
    'addEventListener',
    (_type: string, listener: (typeof listeners)[number]) => void listeners.push(listener),
  )
  const line = vi.fn(async (_address: string) => new Response('from the line'))
  vi.stubGlobal('fetch', line)
  answerCalls(({ fetch }: EngineSurroundings) => ({
    async search({ query, retry }) {
      const answer = await fetch(query, { signal: silence.signal, ...(retry ? { cache: 'reload' } : {}) })
      return { results: [], unavailable: !answer.ok, shownFor: await answer.text() }
    },
  }))
  const call = (data: WorkerCall) => {
    for (const listener of listeners) listener({ data })
  }
  const replyTo = async (id: number) => {
    await vi.waitUntil(() => replies.some((reply) => reply.id === id))
    return replies.find((reply) => reply.id === id)
  }
  const request = (id: number, retry = false) =>
    call({ id, request: { query: ADDRESS, retry } as SearchRequest })
  return {
    line,
    silence,
    replyTo,
    request,
    tell: (part?: FilePart) => call({ ahead: ADDRESS, ...(part ? { part } : {}) }),
    ask(id: number, retry = false) {
      request(id, retry)
      return replyTo(id)
    },
  }
}

const answered = (id: number, shownFor: string, unavailable = false) => ({
  id,
  outcome: { results: [], unavailable, shownFor },
})

afterEach(() => void vi.unstubAllGlobals())

it('takes a file that the page has asked for, once, and asks for it again later', async () => {
  const { tell, ask, line } = startWorker()
  tell()
  for (const part of [HEAD, bytes('from '), bytes('the page'), { end: true } as const]) tell(part)
  expect(await ask(1)).toEqual(answered(1, 'from the page'))
  expect(line).not.toHaveBeenCalled()
  expect(await ask(2)).toEqual(answered(2, 'from the line'))
})

it('waits for a file that is on its way', async () => {
  const { tell, request, replyTo, line } = startWorker()
  tell()
  request(1)
  for (const part of [HEAD, bytes('late'), { end: true } as const]) tell(part)
  expect(await replyTo(1)).toEqual(answered(1, 'late'))
  expect(line).not.toHaveBeenCalled()
})

it('says what went wrong with it: its status, a failure, silence', async () => {
  const { tell, request, replyTo, silence } = startWorker()
  tell()
  request(1)
  tell({ status: 404, headers: [] })
  tell({ end: true })
  expect(await replyTo(1)).toEqual(answered(1, '', true))
  tell()
  request(2)
  tell(HEAD)
  tell({ failure: 'TypeError: the line broke' })
  expect(await replyTo(2)).toEqual({ id: 2, error: expect.stringContaining('the line broke') })
  tell()
  request(3)
  silence.abort(new DOMException('no byte', 'TimeoutError'))
  expect(await replyTo(3)).toEqual({ id: 3, error: 'TimeoutError: no byte' })
})

it('asks the line where what is there counts as old', async () => {
  const { tell, ask } = startWorker()
  tell()
  expect(await ask(1, true)).toEqual(answered(1, 'from the line'))
  expect(await ask(2)).toEqual(answered(2, 'from the line'))
})
