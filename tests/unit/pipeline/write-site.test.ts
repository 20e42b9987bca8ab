// The writer on the graph: which outputs are made and which are reused, in what order, and what becomes of a failure.
import { beforeAll, describe, expect, it } from 'vitest'
import type { NodeName } from '../../../cli/graph/graph.ts'
import type { EmittedFile, OutputTarget } from '../../../cli/model/output.ts'
import type { RenderJob } from '../../../cli/model/page-renderer.ts'
import type { Cache } from '../../../cli/model/ports.ts'
import { pageSiteFrom, renderPageBytes } from '../../../cli/pipeline/render-page.ts'
import type { PipelinePorts } from '../../../cli/pipeline.ts'
import { textOfBody } from '../../../cli/text/body-text.ts'
import { minimalConfig } from '../../helpers/cli.ts'
import { memoryCache } from '../../helpers/memory-cache.ts'
import { type MemorySite, memoryPipeline, outputAfter } from '../../helpers/pipeline.ts'

const INDEX = 'search-index-docs-default-current.json'
const MANIFEST = 'search-manifest-docs-default-current.json'
const SHARDS = 'assets/search/docs-default-current/'
const page = (title: string, text: string) =>
  `---\ntitle: ${title}\n---\n\nThe same first words.\n\n${text}\n`
const filesOf = (name: string) => ['bin', 'html', 'md'].map((ending) => `docs/${name}/index.${ending}`)

const SITE: Readonly<Record<string, string>> = {
  'site.config.ts': minimalConfig('search: { lunrIndex: true },'),
  'docs/index.md': page('Start', 'To [a](a.md).'),
  'docs/a.md': page('A', 'To [b](b.md#part).'),
  'docs/b.md': page('B', '## Part\n\nTo [nothing](none.md).'),
}

const siteOf = (files: Readonly<Record<string, string>>) => new Map(Object.entries(files))

/** What one process gives, and leaves to the next. */
interface Run {
  readonly files: Readonly<Record<string, string>>
  /** Paths of the files that were written, in the order of the paths. */
  readonly written: readonly string[]
  readonly reused: readonly string[]
  readonly findings: readonly string[]
  readonly graph: unknown
}

async function runOf(site: MemorySite, published: Run['files'] = {}): Promise<Run> {
  const { files, findings, taken, paths } = await outputAfter(site, published)
  const graph = JSON.parse(JSON.stringify(site.pipeline.snapshot()))
  return { files, written: [...paths].sort(), reused: [...taken].sort(), findings, graph }
}

/** A process that begins where another one ended. */
async function nextRun(
  files: Readonly<Record<string, string>>,
  last: Run,
  changes: readonly NodeName[],
  ports: Partial<PipelinePorts>,
): Promise<Run> {
  const site = await memoryPipeline(siteOf(files), ports)
  await site.pipeline.resume(last.graph as never, changes)
  return runOf(site, last.files)
}

describe('a process after another one', () => {
  const shared: { cache: Cache; first?: Run } = { cache: memoryCache() }
  const first = (): Run => {
    if (!shared.first) throw new Error('no first build')
    return shared.first
  }
  beforeAll(async () => {
    shared.first = await runOf(await memoryPipeline(siteOf(SITE), { cache: shared.cache }))
  })

  it('reuses everything when nothing has changed, and finds what was found', async () => {
    const { written, reused, findings } = await nextRun(SITE, first(), [], { cache: shared.cache })
    expect(written).toEqual([])
    expect(reused).toEqual(first().written)
    expect(findings).toEqual(first().findings)
    expect(findings.join()).toContain('none.md')
  })

  it('makes exactly the outputs that an edit of a body changes', async () => {
    const files = { ...SITE, 'docs/a.md': page('A', 'Other words.') }
    const changes = [{ query: { name: 'bytes' }, key: 'docs/a.md' }]
    const { written, files: made } = await nextRun(files, first(), changes, { cache: shared.cache })
    const isShard = (path: string) => path.startsWith(SHARDS)
    expect(written.filter((path) => !isShard(path))).toEqual([...filesOf('a'), INDEX, MANIFEST].sort())
    expect(written.filter(isShard)).toEqual(Object.keys(made).filter(isShard))
  })

  it('makes no output of a page that is gone', async () => {
    const { 'docs/b.md': _gone, ...files } = SITE
    const changes = [
      { query: { name: 'bytes' }, key: 'docs/b.md' },
      { query: { name: 'listing' }, key: 'docs' },
    ]
    const second = await nextRun(files, first(), changes, { cache: shared.cache })
    expect(filesOf('b').filter((path) => path in first().files)).toEqual(filesOf('b'))
    expect([...second.written, ...second.reused].filter((path) => path.startsWith('docs/b/'))).toEqual([])
    expect(second.findings.join()).toContain('b.md#part')
  })

  it('makes a page again whose published files were touched', async () => {
    const site = await memoryPipeline(siteOf(SITE), { cache: shared.cache })
    await site.pipeline.resume(first().graph as never, [])
    const written: string[] = []
    await site.pipeline.writeAll(
      {
        write: async ({ path }) => void written.push(path),
        reuse: async (paths) => !paths.includes('docs/a/index.html'),
      },
      () => undefined,
    )
    expect(written.sort()).toEqual(filesOf('a'))
  })
})

/** Everything that is handed over, and when. */
async function eventsOf(ports: Partial<PipelinePorts>, target: Partial<OutputTarget> = {}) {
  const events: string[] = []
  const site = await memoryPipeline(siteOf(SITE), {
    releaseThreads: async () => void events.push('threads end'),
    ...ports,
  })
  await site.pipeline.writeAll(
    { write: async ({ path }: EmittedFile) => void events.push(path), reuse: async () => false, ...target },
    (stage, done, total) => void events.push(done === undefined ? stage : `${stage} ${done}/${total}`),
  )
  return events
}

describe('the writer', () => {
  it('writes large files last, when no thread needs memory any more', async () => {
    const events = await eventsOf({})
    const last = events.slice(events.indexOf('threads end') - 1)
    expect(last.slice(0, 3)).toEqual(['files', 'threads end', INDEX])
    expect(last.slice(3, -1).every((path) => path.startsWith(SHARDS))).toBe(true)
    expect(last.slice(3).length).toBeGreaterThan(1)
    expect(last.at(-1)).toBe(MANIFEST)
    expect(events).toContain('404.html')
  })

  it('tells how many pages are made', async () => {
    const events = await eventsOf({})
    expect(events[0]).toBe('scan')
    expect(events.filter((event) => event.startsWith('pages '))).toEqual([
      'pages 1/4',
      'pages 2/4',
      'pages 3/4',
      'pages 4/4',
    ])
  })

  it('fails with the first file that cannot be written', async () => {
    const write = async ({ path }: EmittedFile) => {
      if (path === 'docs/a/index.bin') throw new Error('disk full')
    }
    await expect(eventsOf({}, { write })).rejects.toThrow('disk full')
  })

  it('asks a target to reuse nothing that no earlier process has made', async () => {
    const asked: unknown[] = []
    const reuse = async (paths: readonly string[]) => asked.push(paths) > 0
    await eventsOf({}, { reuse })
    expect(asked).toEqual([])
  })
})

describe('pages rendered by threads', () => {
  /** As a thread does it, which has nothing but what it receives. */
  const inThread = ({ site, runtime, page }: RenderJob) =>
    renderPageBytes(pageSiteFrom(JSON.stringify(site)), runtime, page)

  it('are the same as those of the main thread, whichever renders a page', async () => {
    const asText = async (ports: Partial<PipelinePorts>) => {
      const texts: Record<string, string> = {}
      const write = async ({ path, body }: EmittedFile) => {
        texts[path] = typeof body === 'function' ? '' : textOfBody(body)
      }
      await eventsOf(ports, { write })
      return texts
    }
    const rendered: string[] = []
    const state = { asked: 0 }
    const renderer = {
      async render(job: RenderJob) {
        if (state.asked++ % 2 === 1) return null
        rendered.push(job.page.path)
        return inThread(job)
      },
    }
    const here = await asText({})
    expect(await asText({ renderer })).toEqual(here)
    expect(state.asked).toBe(4)
    expect(rendered).toHaveLength(2)
  })

  it('bring their findings, which come back in the next process', async () => {
    const found = {
      code: 'theme/render',
      severity: 'warning',
      message: 'The theme cannot be rendered',
    } as const
    const cache = memoryCache()
    const renderer = {
      render: async (job: RenderJob) => ({
        ...inThread(job),
        diagnostics: job.page.path === '/docs/a' ? [found] : [],
      }),
    }
    const first = await runOf(await memoryPipeline(siteOf(SITE), { cache, renderer }))
    expect(first.findings.filter((finding) => finding.includes('theme/render'))).toHaveLength(1)
    const second = await nextRun(SITE, first, [], { cache, renderer })
    expect(second.written).toEqual([])
    expect(second.findings).toEqual(first.findings)
  })
})
