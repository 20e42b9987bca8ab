// The table of the measured tools: what a reader of the README sees of figures, failures and limits.
import { describe, expect, it } from 'vitest'

const { benchMarkdown, withBench } = (await import(
  new URL('../../../bin/bench-table.js', import.meta.url).href
)) as {
  benchMarkdown(measured: unknown): string
  withBench(readme: string, markdown: string): string
}

const row = (name: string, seconds: number, more: object = {}) => ({
  name,
  tool: name,
  version: '1.0',
  detail: '',
  search: 'local',
  coldSeconds: seconds,
  coldCpuSeconds: seconds * 2,
  warmSeconds: seconds / 2,
  editSeconds: seconds / 4,
  peakMb: 200,
  peakAllMb: 200,
  outputBytes: 4_000_000,
  siteBytes: 4_000_000,
  page: { html: 20_000, htmlGzip: 5000, assetsGzip: 30_000 },
  ...more,
})

const own = row('docsite', 3, {
  siteBytes: 3_000_000,
  peakAllMb: 250,
  checkColdSeconds: 2,
  checkWarmSeconds: 0.4,
  serveReadyMs: 300,
  savedToServedMs: 30,
})

const measured = (rows: readonly object[], runs = 3) => ({
  date: '2026-01-31',
  machine: { cpu: 'A CPU', cores: 2, memoryGb: 8, node: '20.19.0' },
  runs,
  limitSeconds: 300,
  sites: [{ pages: 1000, rows }],
})

const lineOf = (markdown: string, name: string) =>
  markdown.split('\n').find((line) => line.startsWith(`| ${name}`))

describe('the table', () => {
  it('shows a second figure only where it differs from the first', () => {
    const markdown = benchMarkdown(measured([own, row('hugo', 2, { search: 'none' })]))
    expect(lineOf(markdown, 'docsite')).toBe(
      '| docsite 1.0 | local | 3.00 | 6.0 | 1.50 | 0.75 | 200 (250) | 4.0 (3.0) | 20.0 (5.0) | 30.0 |',
    )
    expect(lineOf(markdown, 'hugo')).toBe(
      '| hugo 1.0 | none | 2.00 | 4.0 | 1.00 | 0.50 | 200 | 4.0 | 20.0 (5.0) | 30.0 |',
    )
    expect(markdown).toContain(
      '2 cores of A CPU, 8 GB, Node 20.19.0; median of 3 alternating runs (one run for tools that take more than a minute).',
    )
  })

  it('shows the reason in the place of figures, and the limit in the place of a late one', () => {
    const broken = { name: 'vitepress', tool: 'vitepress', version: '', detail: '', search: 'local' }
    const late = row('rspress', 80, {
      editSeconds: null,
      failed: { reason: 'edit: out of time', late: 'edit' },
    })
    const markdown = benchMarkdown(measured([{ ...broken, failed: { reason: 'cold: a | b' } }, late]))
    expect(lineOf(markdown, 'vitepress')).toBe('| vitepress | local | cold: a \\| b |  |  |  |  |  |  |  |')
    expect(lineOf(markdown, 'rspress')).toBe(
      '| rspress 1.0 | local | 80 | 160.0 | 40 | > 300 | 200 | 4.0 | 20.0 (5.0) | 30.0 |',
    )
  })

  it('leaves a figure empty that is not known', () => {
    const markdown = benchMarkdown(measured([row('hugo', 2, { peakMb: null, peakAllMb: null })], 1))
    expect(lineOf(markdown, 'hugo')).toContain('| 0.50 |  | 4.0 |')
    expect(markdown).toContain('one run.')
  })

  it('holds docsite to Hugo and to the fastest of the tools for whole sites', () => {
    const late = row('vitepress', 10, { failed: { reason: 'warm: out of time', late: 'warm' } })
    const rows = [own, row('hugo', 2), late, row('rspress', 60), row('starlight', 45)]
    const markdown = benchMarkdown(measured(rows))
    expect(markdown).toContain(
      'cold 1.50 ×, warm 1.50 ×, one page 1.50 ×, `check` 1.00 × cold and 0.20 × warm, output 0.75 ×',
    )
    expect(markdown).toContain('starlight, the fastest of the full documentation tools, takes 15.0 ×')
    expect(markdown).toContain('ready after 300 ms, a saved page is served after 30 ms')
  })
})

describe('the README', () => {
  it('keeps everything outside the markers and may be renewed again and again', () => {
    const readme = 'before\n<!-- bench:start -->\nold\n<!-- bench:end -->\nafter\n'
    const renewed = 'before\n<!-- bench:start -->\nnew\n<!-- bench:end -->\nafter\n'
    expect(withBench(readme, 'new')).toBe(renewed)
    expect(withBench(renewed, 'new')).toBe(renewed)
  })

  it('is not written without markers', () => {
    expect(() => withBench('no markers', 'new')).toThrow('bench:start')
  })
})
