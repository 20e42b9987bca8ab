// The writer's loop as `npm run bench -- --serve` measures it: every kind of edit reaches the open page without a reload, and
// many saves need no more memory than few. How soon is measured by the benchmark alone: a test shares its machine with others.
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { CHROMIUM } from '../helpers/chromium.ts'

interface Measured {
  readonly times: Readonly<Record<string, readonly number[]>>
  readonly memory: { readonly saves: number; readonly before: number; readonly after: number }
}

const BENCH = fileURLToPath(new URL('../../bin/bench.js', import.meta.url))
const PAGES = 200
const SAVES = 2

it.skipIf(!CHROMIUM)(
  'every kind of edit reaches the screen, and memory stays flat',
  async () => {
    const dir = mkdtempSync(join(tmpdir(), 'docsite-screen-'))
    const out = join(dir, 'times.json')
    await new Promise<void>((resolve, reject) => {
      const args = [BENCH, '--serve', '--pages', String(PAGES), '--saves', String(SAVES), '--json', out]
      execFile(process.execPath, args, (error) => (error ? reject(error) : resolve()))
    })
    const [measured] = JSON.parse(readFileSync(out, 'utf8')) as readonly [Measured]
    rmSync(dir, { recursive: true })
    expect(Object.keys(measured.times)).toEqual([
      ...[
        'body',
        'title',
        'new page',
        'renamed page',
        'deleted page',
        'sidebar',
        'configuration',
        'style sheet',
      ],
      ...['broken', 'mended', '2,000 files'],
    ])
    for (const [kind, times] of Object.entries(measured.times)) {
      expect(times, kind).toHaveLength(SAVES)
      expect(Math.min(...times), kind).toBeGreaterThan(0)
    }
    expect(measured.memory.after).toBeLessThan(measured.memory.before * 1.2 + 30)
  },
  180_000,
)
