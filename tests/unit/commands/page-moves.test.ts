// Where pages have gone while a site is served.
import { describe, expect, it } from 'vitest'
import { createPageMoves, movedPages } from '../../../cli/commands/page-moves.ts'

const page = (file: string, path = `/${file.replace(/\.md$/, '')}`, locale = 'en') => ({ locale, path, file })
const moves = (before: readonly ReturnType<typeof page>[], now: readonly ReturnType<typeof page>[]) =>
  Object.fromEntries(movedPages(before, now))

describe('from one look at the site to the next', () => {
  it('a renamed file, where nothing else has come or gone', () => {
    expect(moves([page('a.md'), page('b.md')], [page('a.md'), page('c.md')])).toEqual({ '/b': '/c' })
  })

  it('a moved folder: each page by the name of its file', () => {
    const before = [page('old/a.md'), page('old/b.md')]
    expect(moves(before, [page('new/b.md'), page('new/a.md')])).toEqual({
      '/old/a': '/new/a',
      '/old/b': '/new/b',
    })
  })

  it('the same file at another address', () => {
    expect(moves([page('a.md')], [page('a.md', '/other/')])).toEqual({ '/a': '/other/' })
  })

  it('no guess: several names, another locale, a page that is only gone or only new', () => {
    expect(moves([page('a.md'), page('b.md')], [page('c.md'), page('d.md')])).toEqual({})
    expect(moves([page('a.md')], [page('b.md', '/ru/b', 'ru')])).toEqual({})
    expect(moves([page('a.md'), page('b.md')], [page('a.md')])).toEqual({})
    expect(moves([page('a.md')], [page('a.md'), page('b.md')])).toEqual({})
    expect(moves([page('x/i.md'), page('y/i.md')], [page('z/i.md')])).toEqual({})
  })
})

describe('over time', () => {
  it('is known before the next look, and remembered after it', () => {
    const known = createPageMoves()
    known.seen([page('a.md'), page('b.md')])
    const now = [page('a.md'), page('c.md')]
    expect(known.to('/b', now)).toBe('/c')
    known.seen(now)
    expect(known.to('/b/', now)).toBe('/c')
    const later = [page('a.md'), page('d.md')]
    expect(known.to('/b', later)).toBe('/d')
    expect(known.to('/a', later)).toBeUndefined()
    expect(known.to('/x', later)).toBeUndefined()
  })

  it('a page that came since the last look, and was renamed in two steps, the new file first', () => {
    const known = createPageMoves()
    known.seen([page('a.md')])
    known.beforeChange([page('a.md')])
    known.beforeChange([page('a.md'), page('b.md')])
    known.beforeChange([page('a.md'), page('b.md'), page('c.md')])
    const now = [page('a.md'), page('c.md')]
    expect(known.to('/b', now)).toBe('/c')
    known.seen(now)
    expect(known.to('/b', now)).toBe('/c')
  })

  it('a page that only went, after another one had come and all was looked at', () => {
    const known = createPageMoves()
    known.seen([page('a.md')])
    known.beforeChange([page('a.md')])
    known.seen([page('a.md'), page('b.md')])
    known.beforeChange([page('a.md'), page('b.md')])
    expect(known.to('/a', [page('b.md')])).toBeUndefined()
  })

  it('a page that is there again has not moved', () => {
    const known = createPageMoves()
    known.seen([page('a.md')])
    known.seen([page('b.md')])
    known.seen([page('a.md')])
    expect(known.to('/b', [page('a.md')])).toBe('/a')
    expect(known.to('/a', [page('a.md')])).toBeUndefined()
  })
})
