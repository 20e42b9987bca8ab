// Paths as Windows writes them, by Node's own functions for it, wherever a path of the machine becomes one of the site or the
// other way round. The disk is that of the machine that runs the test: none of these paths exists on it.
import { EventEmitter } from 'node:events'
import type { FSWatcher } from 'chokidar'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { outputFolder } from '../../../cli/commands/output-folder.ts'
import { type FileBatch, watchSite } from '../../../cli/io/watch.ts'
import { siteProblems } from '../../../cli/serve/problem-view.ts'

vi.mock('node:path', async () => {
  const { win32 } = await vi.importActual<typeof import('node:path')>('node:path')
  return { ...win32, default: win32 }
})

describe('changes of files', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('are named as the site names them: with `/`, below its folder, in NFC', async () => {
    const batches: FileBatch[] = []
    const watcher = Object.assign(new EventEmitter(), { close: async () => undefined, add: () => undefined })
    const ignored: ((path: string, stats?: { isFile(): boolean }) => boolean)[] = []
    const watch = await watchSite({
      siteDir: 'C:\\Users\\Анна\\site',
      folders: ['docs'],
      trouble: () => undefined,
      changed: (batch) => void batches.push(batch),
      start: (_dir, options) => {
        ignored.push(options.ignored as (typeof ignored)[number])
        return watcher as unknown as FSWatcher
      },
    })
    watcher.emit('ready')
    await watch.ready
    watcher.emit('all', 'unlink', 'C:\\Users\\Анна\\site\\docs\\guide\\и\u0306.md')
    watcher.emit('all', 'add', 'C:\\Users\\Анна\\site\\docs\\b.md')
    await vi.advanceTimersByTimeAsync(13)
    // Sizes are those of the disk, which has no timer of the test.
    await vi.waitFor(() =>
      expect(batches).toEqual([
        { paths: ['docs/guide/й.md', 'docs/b.md'], listed: ['docs/guide/й.md', 'docs/b.md'] },
      ]),
    )
    const isIgnored = (path: string, isFile = true) => ignored[0]?.(path, { isFile: () => isFile })
    expect(isIgnored('C:\\Users\\Анна\\site\\docs\\a.md')).toBe(false)
    expect(isIgnored('C:\\Users\\Анна\\site\\node_modules\\x\\a.md')).toBe(true)
    expect(isIgnored('C:\\Users\\Анна\\site\\other', false)).toBe(true)
    await watch.close()
  })
})

describe('the folder of a build', () => {
  const places = { siteDir: 'C:\\work\\site', home: 'C:\\Users\\anna', sources: ['docs', 'static'] }

  it.each(['C:\\work\\site\\build', 'D:\\out', 'C:\\work\\site-build'])('%s', (out) => {
    expect(outputFolder(out, places)).toBe(out)
  })

  it.each([
    ['C:\\', 'contains the site folder'],
    ['C:\\work', 'contains the site folder'],
    ['c:\\WORK\\site', 'contains the site folder'],
    ['C:\\work\\site\\docs\\build', 'is inside the source folder docs'],
    ['C:\\Users', 'contains the home folder'],
  ])('%s is refused: it %s', (out, reason) => {
    expect(() => outputFolder(out, places)).toThrow(reason)
  })
})

it('a place leads to the editor by the whole path', () => {
  const { findings } = siteProblems(
    [
      {
        diagnostic: {
          code: 'check/broken-link',
          severity: 'error',
          message: 'm',
          place: { file: 'docs/a b.md', start: { line: 3, column: 5 } },
        },
        page: '/docs/a b',
      },
    ],
    { siteDir: 'C:\\work\\site', editor: 'vscode://file/{file}:{line}:{column}' },
  )
  expect(findings).toEqual([
    {
      code: 'check/broken-link',
      severity: 'error',
      message: 'm',
      place: 'docs/a b.md:3:5',
      editor: 'vscode://file/C%3A/work/site/docs/a%20b.md:3:5',
      page: '/docs/a%20b',
    },
  ])
})
