// Messages of jobs, and what becomes of their answers.
import { describe, expect, it } from 'vitest'
import { type Job, requestsOf, settle, sharedPayloads } from '../../../cli/io/thread-protocol.ts'
import type { CompileOptions } from '../../../cli/model/compile.ts'
import type { PageSite } from '../../../cli/model/page-inputs.ts'
import type { RuntimeBundle } from '../../../cli/model/ports.ts'

const options = { lang: 'en' } as CompileOptions
const site = { href: '/assets/site.json', context: { config: { hook: () => 1 } } } as unknown as PageSite
const runtime = {
  hash: 'h',
  serverModule: 'file:///server.js',
  server: {},
  files: [],
} as unknown as RuntimeBundle

/** A job, and what it was settled with. */
function asked(kind: Job['kind'], path = 'docs/a.md') {
  const results: unknown[] = []
  const input =
    kind === 'compile' ? { source: { path }, bodyLine: 1, options } : { site, runtime, page: { path: '/a' } }
  const job = {
    kind,
    input,
    resolve: (result: unknown) => void results.push(result),
    reject: (error: Error) => void results.push(error.message),
  } as unknown as Job
  return { job, results }
}

const newThread = () => ({ received: new Set<number>() })

describe('the messages of a job', () => {
  it('hold shared values once for each thread', () => {
    const [shared, first, second] = [sharedPayloads(), newThread(), newThread()]
    const { job } = asked('compile')
    const kinds = (thread: typeof first) => requestsOf(job, thread, shared).map(({ kind }) => kind)
    expect(kinds(first)).toEqual(['options', 'compile'])
    expect(kinds(first)).toEqual(['compile'])
    expect(kinds(second)).toEqual(['options', 'compile'])
  })

  it('name shared values by the ids under which they were sent', () => {
    const [shared, thread] = [sharedPayloads(), newThread()]
    expect(requestsOf(asked('compile').job, thread, shared)).toEqual([
      { kind: 'options', id: 0, options },
      { kind: 'compile', options: 0, input: { source: { path: 'docs/a.md' }, bodyLine: 1 } },
    ])
    expect(requestsOf(asked('render').job, thread, shared)).toEqual([
      {
        kind: 'site',
        id: 1,
        site: '{"href":"/assets/site.json","context":{"config":{}}}',
        runtime: { hash: 'h', serverModule: 'file:///server.js' },
      },
      { kind: 'render', site: 1, page: { path: '/a' } },
    ])
  })

  it('are made of a text of the site that is dropped when all threads have it', () => {
    const [shared, first, second] = [sharedPayloads(), newThread(), newThread()]
    const counted = { ...site, toJSON: () => ++texts.made } as unknown as PageSite
    const texts = { made: 0 }
    const text = () => shared.textOf(0, counted)
    text()
    first.received.add(0)
    shared.release([first, second])
    text()
    expect(texts.made).toBe(1)
    second.received.add(0)
    shared.release([first, second])
    text()
    expect(texts.made).toBe(2)
  })
})

describe('an answer', () => {
  it('resolves its job', () => {
    const { job, results } = asked('compile')
    settle(job, { kind: 'compiled', page: 'page' as never })
    expect(results).toEqual(['page'])
  })

  it('of a failure rejects its job and names the page', () => {
    const [compile, render] = [asked('compile'), asked('render')]
    settle(compile.job, { kind: 'failed', error: 'reason' })
    settle(render.job, { kind: 'failed', error: 'reason' })
    expect([...compile.results, ...render.results]).toEqual(['docs/a.md: reason', '/a: reason'])
  })

  it('to another job is a defect', () => {
    const { job, results } = asked('render')
    settle(job, { kind: 'compiled', page: 'page' as never })
    expect(results).toEqual(['/a: unexpected answer of kind compiled'])
  })
})
