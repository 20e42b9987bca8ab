// What a build does grows no faster than its pages: counted, not timed. The engine counts how often each function and each body of
// a loop ran for a small and for a larger site. It counts only what it compiles from then on, so no other test may have run the program.
import { Session } from 'node:inspector/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FILE_LIMIT } from '../../../cli/view/sidebar-files.ts'
import { minimalConfig } from '../../helpers/cli.ts'
import { memoryPipeline, writtenFiles } from '../../helpers/pipeline.ts'

const [SMALL, LARGE] = [150, 600]
/** Sorting takes a bit more than a step for each item; a walk over all pages for each page would be four times as much as this. */
const MOST = (LARGE / SMALL) * 1.6
/** Some steps begin at a size: what a small site does so seldom, a larger one may do as often for each page. */
const SELDOM = 4 * SMALL

const SHAPES: Readonly<Record<string, (number: number) => string>> = {
  flat: () => 'all',
  // Also the smaller one has more sections than a page shows.
  tree: (number) => `section-${Math.floor(number / 3)}`,
}

/** A site whose pages name others, and tags. */
function siteOf(pages: number, folderOf: (number: number) => string): Map<string, string> {
  const address = (number: number) => `/docs/${folderOf(number)}/p${number}`
  const page = (number: number) => {
    const other = (number * 7 + 3) % pages
    return `---\ntitle: Page ${number}\ntags: [t${number % 5}, u${Math.floor(number / 3)}]\n---\n\n## Part\n\nTo [that](${address(other)}#part) and [the next](${address((number + 1) % pages)}).\n`
  }
  return new Map([
    ['site.config.ts', minimalConfig()],
    ['docs/index.md', '# Start\n'],
    ...Array.from({ length: pages }, (_, at): [string, string] => [
      `docs/${folderOf(at)}/p${at}.md`,
      page(at),
    ]),
  ])
}

/** How often each part of the program ran, by its place. */
type Counts = ReadonlyMap<string, number>

const session = new Session()

async function countsOf(run: () => Promise<unknown>): Promise<Counts> {
  await session.post('Profiler.takePreciseCoverage')
  await run()
  const { result } = await session.post('Profiler.takePreciseCoverage')
  const counts = new Map<string, number>()
  for (const { url, functions } of result)
    if (/\/(cli|runtime)\//.test(url) && !url.includes('node_modules'))
      for (const { functionName, ranges } of functions)
        for (const { startOffset, endOffset, count } of ranges)
          counts.set(
            `${url.replace(/^.*\/(?=(cli|runtime)\/)/, '')} ${functionName} ${startOffset}-${endOffset}`,
            count,
          )
  return counts
}

beforeAll(async () => {
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
})
afterAll(async () => {
  await session.post('Profiler.stopPreciseCoverage')
  session.disconnect()
})

describe.each(Object.entries(SHAPES))('a %s site', (_, folderOf) => {
  const built = new Map<number, Awaited<ReturnType<typeof writtenFiles>>>()
  const counts = new Map<number, Counts>()

  beforeAll(async () => {
    for (const pages of [SMALL, LARGE]) {
      const { pipeline } = await memoryPipeline(siteOf(pages, folderOf))
      counts.set(
        pages,
        await countsOf(async () => {
          built.set(pages, await writtenFiles(pipeline))
          await pipeline.findings()
        }),
      )
    }
  })

  it('takes no more than its share of every step', () => {
    const [small, large] = [counts.get(SMALL), counts.get(LARGE)]
    expect(small?.size).toBeGreaterThan(1000)
    const more = [...(large ?? [])].flatMap(([place, count]) => {
      const before = small?.get(place)
      if (before === undefined || count <= Math.max(before, SELDOM) * MOST) return []
      return [`${place}: ${before}, then ${count}`]
    })
    expect(more).toEqual([])
  })

  it('has pages of one size', () => {
    const sizeOf = (pages: number) => {
      const number = SMALL / 2
      const { length } = built.get(pages)?.get(`docs/${folderOf(number)}/p${number}/index.html`) ?? ''
      return length
    }
    expect(sizeOf(SMALL)).toBeGreaterThan(5000)
    expect(Math.abs(sizeOf(LARGE) - sizeOf(SMALL))).toBeLessThan(1000)
  })

  it('has no file that pages load and that grows with them', () => {
    for (const [path, body] of built.get(LARGE) ?? [])
      if (/assets\/(site|sidebar)-/.test(path)) expect(body.length, path).toBeLessThan(FILE_LIMIT + 2000)
  })
})
