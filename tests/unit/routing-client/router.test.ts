// The router over a window that is a list of history entries.
import { describe, expect, it, vi } from 'vitest'
import type { PageView } from '../../../runtime/model/page.ts'
import { MAX_SAVED_POSITIONS } from '../../../runtime/routing/history-entries.ts'
import { createPageLoader, type FetchJson } from '../../../runtime/routing/load-page.ts'
import { createRouter } from '../../../runtime/routing/router.ts'
import type { HistoryEntry, RouterWindow } from '../../../runtime/routing/router-parts.ts'

const ORIGIN = 'https://site.test'
const place = { baseUrl: '/', trailingSlash: null }
const page = (path: string, over: Partial<PageView> = {}) =>
  ({ kind: 'not-found', path, documentTitle: path, htmlClass: '', siteHash: 'h', ...over }) as PageView

/** Lets everything that is ready happen. */
const settle = async () => {
  for (let i = 0; i < 10; i++) await Promise.resolve()
}

function setUp(pages: Record<string, PageView | Error> = {}, start = '/a') {
  const entries: { href: string; entry: HistoryEntry | null }[] = [{ href: ORIGIN + start, entry: null }]
  let at = 0
  let listener = () => {}
  const log: string[] = []
  const reloaded = new Set<string>()
  const soon: (() => void)[] = []
  const world = { scrollY: 0 }
  const window: RouterWindow = {
    get href() {
      return entries[at]!.href
    },
    origin: ORIGIN,
    get length() {
      return entries.length
    },
    entry: () => entries[at]!.entry,
    push(href, entry) {
      entries.splice(++at, Number.POSITIVE_INFINITY, { href, entry })
      log.push(`push ${href.slice(ORIGIN.length)}`)
    },
    replace(href, entry) {
      entries[at] = { href, entry }
      log.push(`replace ${href.slice(ORIGIN.length)}`)
    },
    go(by) {
      at += by
      listener()
    },
    leave: (href) => log.push(`leave ${href.slice(ORIGIN.length)}`),
    reload: () => log.push('reload'),
    scrollY: () => world.scrollY,
    onHistory(callback) {
      listener = callback
    },
    parse(href) {
      const { pathname, search, hash } = new URL(href)
      return { pathname: decodeURIComponent(pathname), search, hash }
    },
    claimReload: (path) => !reloaded.has(path) && reloaded.add(path).size > 0,
    soon: (callback) => soon.push(callback),
  }
  const fetch: FetchJson = async (address) => {
    const answer = pages[decodeURIComponent(address).replace(/\/index\.bin$|\.bin$/, '') || '/']
    if (answer instanceof Error) throw answer
    return answer ?? null
  }
  const loader = createPageLoader(fetch, place)
  const beforeChange = vi.fn(() => log.push('before'))
  const own = page(start.replace(/[?#].*/, ''))
  loader.add(own)
  const prepare = vi.fn(async () => {})
  const router = createRouter({ window, loader, place, page: own, prepare, beforeChange })
  router.start()
  log.length = 0
  /** The browser follows a fragment link by itself. */
  const nativeFragment = (hash: string) => {
    entries.splice(++at, Number.POSITIVE_INFINITY, {
      href: entries[at - 1]!.href.replace(/#.*|$/, hash),
      entry: null,
    })
    listener()
  }
  return {
    router,
    log,
    world,
    window,
    prepare,
    nativeFragment,
    runSoon() {
      for (const callback of soon.splice(0)) callback()
    },
    path: () => router.state().page.path,
    where: () => {
      const { pathname, search, hash } = router.state().location
      return pathname + search + hash
    },
  }
}

vi.spyOn(console, 'warn').mockImplementation(() => {})

describe('going to a page', () => {
  it('keeps the old page and the old address until the new page is there', async () => {
    const { router, log, path, where, runSoon } = setUp({ '/b': page('/b') })
    router.navigate('/b')
    runSoon()
    expect([path(), where(), router.state().pending]).toEqual(['/a', '/a', true])
    expect(log).toEqual([])
    await settle()
    expect([path(), where(), router.state().pending]).toEqual(['/b', '/b', false])
    expect(log).toEqual(['before', 'push /b'])
    expect(router.state().scroll).toEqual({ kind: 'top' })
  })

  it('is not pending for a page that is there already', async () => {
    const { router, runSoon } = setUp({ '/b': page('/b') })
    const states: boolean[] = []
    router.subscribe(() => states.push(router.state().pending))
    router.navigate('/b')
    await settle()
    runSoon()
    expect(states).toEqual([false])
  })

  it('waits for the style sheet and the sidebar of the page', async () => {
    const { router, prepare, path } = setUp({ '/b': page('/b') })
    let ready = () => {}
    prepare.mockImplementation(() => new Promise((resolve) => (ready = resolve)))
    router.navigate('/b')
    await settle()
    expect(path()).toBe('/a')
    ready()
    await settle()
    expect(path()).toBe('/b')
  })

  it('shows only the page that was asked for last', async () => {
    const { router, path, log } = setUp({ '/b': page('/b'), '/c': page('/c') })
    router.navigate('/b')
    router.navigate('/c')
    await settle()
    expect(path()).toBe('/c')
    expect(log).toEqual(['before', 'push /c'])
  })

  it('resolves relative addresses and decodes the path', async () => {
    const { router, where } = setUp({ '/docs/я': page('/docs/я') }, '/docs/a')
    router.navigate('%D1%8F?q=1#x')
    await settle()
    expect(where()).toBe('/docs/я?q=1#x')
    expect(router.state().scroll).toEqual({ kind: 'element', id: 'x' })
  })

  it('leaves other sites and files to the browser', () => {
    const { router, log } = setUp()
    router.navigate('https://other.test/')
    router.navigate('/a.pdf')
    expect(log.map((entry) => entry.replace(/.*other.*/, 'leave other'))).toHaveLength(2)
    expect(log[1]).toBe('leave /a.pdf')
  })

  it('does not show .html to the app, unless the page is called so', async () => {
    const { router, where } = setUp({ '/b': page('/b'), '/c': page('/c.html') })
    router.navigate('/b.html')
    await settle()
    expect(where()).toBe('/b')
    router.navigate('/c.html')
    await settle()
    expect(where()).toBe('/c.html')
  })
})

describe('going on the page', () => {
  it('replaces the entry for the current address and pushes any other', () => {
    const { router, log } = setUp({}, '/a?q#x')
    router.navigate('/a?q#x')
    router.navigate('/a?q')
    router.navigate('/a?r', { replace: true })
    expect(log).toEqual(['replace /a?q#x', 'push /a?q', 'replace /a?r'])
  })

  it('does not scroll when only the query changes', () => {
    const { router } = setUp()
    router.navigate('/a?q')
    expect(router.state().scroll).toEqual({ kind: 'none' })
  })

  it('follows the browser to a fragment without scrolling a second time', () => {
    const { router, where, nativeFragment } = setUp()
    nativeFragment('#x')
    expect(where()).toBe('/a#x')
    expect(router.state().scroll).toEqual({ kind: 'focus', id: 'x' })
  })
})

describe('back and forward', () => {
  it('show the page of the entry where it was left', async () => {
    const { router, world, window, path } = setUp({ '/b': page('/b') })
    world.scrollY = 700
    router.navigate('/b')
    await settle()
    world.scrollY = 90
    window.go(-1)
    await settle()
    expect(path()).toBe('/a')
    expect(router.state().scroll).toEqual({ kind: 'restore', y: 700 })
    window.go(1)
    await settle()
    expect(router.state().scroll).toEqual({ kind: 'restore', y: 90 })
  })

  it('go back over fragments that the browser went to', () => {
    const { router, world, window, where, nativeFragment } = setUp()
    world.scrollY = 50
    router.saveScroll()
    world.scrollY = 900
    nativeFragment('#x')
    window.go(-1)
    expect(where()).toBe('/a')
    expect(router.state().scroll).toEqual({ kind: 'restore', y: 50 })
  })

  it('only call the handler while one is registered', async () => {
    const { router, window, path } = setUp({ '/b': page('/b') })
    router.navigate('/b')
    await settle()
    const handler = vi.fn()
    const release = router.interceptBack(handler)
    window.go(-1)
    await settle()
    expect(handler).toHaveBeenCalledTimes(1)
    expect(path()).toBe('/b')
    expect(window.href).toBe(`${ORIGIN}/b`)
    release()
    window.go(-1)
    await settle()
    expect(path()).toBe('/a')
  })

  it('load the whole page when its data fails', async () => {
    const pages: Record<string, PageView | Error> = { '/b': page('/b') }
    const { router, window, log } = setUp(pages, '/a')
    router.navigate('/b')
    await settle()
    router.navigate('/c')
    log.length = 0
    await settle()
    window.go(0)
    expect(log).toEqual(['leave /c'])
  })
})

describe('a page that cannot be loaded', () => {
  it('is loaded whole once; the second time the reader is told', async () => {
    const { router, log } = setUp({ '/b': new Error('offline') })
    router.navigate('/b')
    await settle()
    expect(log).toEqual(['leave /b'])
    router.navigate('/b')
    await settle()
    expect(router.state()).toMatchObject({
      failure: { path: '/b', error: { message: 'offline' } },
      pending: false,
    })
    expect(log).toEqual(['leave /b', 'before', 'push /b'])
  })

  it('is tried again from there', async () => {
    const pages: Record<string, PageView | Error> = { '/b': new Error('offline') }
    const { router, path } = setUp(pages)
    router.navigate('/b')
    await settle()
    router.navigate('/b')
    await settle()
    pages['/b'] = page('/b')
    router.navigate('/b', { replace: true })
    await settle()
    expect(router.state().failure).toBeNull()
    expect(path()).toBe('/b')
  })

  it('is loaded whole when it belongs to another deployment', async () => {
    const { router, log, path } = setUp({ '/b': page('/b', { siteHash: 'other' }) })
    router.navigate('/b')
    await settle()
    expect(log).toEqual(['leave /b'])
    expect(path()).toBe('/a')
  })
})

describe('the value of a navigation', () => {
  it('is taken once and leaves the history', async () => {
    const { router, window } = setUp({ '/b': page('/b') })
    router.navigate('/b', { state: { terms: ['x'] } })
    await settle()
    expect(window.entry()?.state).toEqual({ terms: ['x'] })
    expect(router.takeState()).toEqual({ terms: ['x'] })
    expect(window.entry()?.state).toBeUndefined()
    expect(router.takeState()).toBeUndefined()
  })
})

it('keeps the positions of the newest entries only', async () => {
  const pages = Object.fromEntries(
    Array.from({ length: 300 }, (_, at) => [`/p${at}`, page(`/p${at}`)] as const),
  )
  const { router } = setUp(pages)
  for (const path of Object.keys(pages)) {
    router.navigate(path)
    await settle()
  }
  expect(router.positions.size).toBe(MAX_SAVED_POSITIONS)
  expect([...router.positions.keys()].at(-1)).toBe(300)
})
