import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { askExternal, type ExternalOptions } from '../../../cli/io/external-links.ts'
import { isCheckedFragment, missingParts } from '../../../cli/model/external-answer.ts'
import { answerFindings } from '../../../cli/pipeline/external-links.ts'

/** Status, or where the address leads to with which status, or a page; a list is answered in its order. */
type Answer = number | 'dead' | 'slow' | { readonly to: string; readonly status: number } | string

interface Asked {
  readonly request: string
  readonly headers: Readonly<Record<string, string>>
}

function asking(
  answers: Readonly<Record<string, Answer | Answer[]>>,
  options: Partial<ExternalOptions> = {},
) {
  const asked: Asked[] = []
  const cacheFile = join(mkdtempSync(join(tmpdir(), 'docsite-external-')), 'cache.json')
  const get = (async (url: string, { method, headers }: RequestInit) => {
    asked.push({ request: `${method} ${url}`, headers: headers as Record<string, string> })
    const listed = answers[`${method} ${url}`] ?? answers[url] ?? 200
    const answer = Array.isArray(listed) ? (listed.shift() ?? 200) : listed
    if (answer === 'dead') throw new TypeError('fetch failed', { cause: { code: 'ENOTFOUND' } })
    if (answer === 'slow') throw new DOMException('aborted', 'TimeoutError')
    if (typeof answer === 'number') return new Response(null, { status: answer })
    if (typeof answer === 'object')
      return new Response(null, { status: answer.status, headers: { location: answer.to } })
    return new Response(answer, { headers: { 'content-type': 'text/html; charset=utf-8' } })
  }) as typeof fetch
  const ask = (urls: readonly string[], now = 0) =>
    askExternal(urls, {
      timeout: 10,
      retries: 0,
      concurrency: 8,
      skip: [],
      headers: {},
      cache: 24,
      env: {},
      cacheFile,
      now,
      fetch: get,
      hostDelayMs: 0,
      ...options,
    })
  return { ask, asked, requests: () => asked.splice(0).map(({ request }) => request) }
}

const fine = { problem: null, movedTo: null, missing: [] }
const HOUR = 3_600_000

it('asks each address once, whatever parts of it links name', async () => {
  const page = '<h1 id="1">A</h1><a name=2></a>'
  const { ask, requests } = asking({ 'https://a.example/x': page }, { concurrency: 1 })
  expect([...(await ask(['https://a.example/x#1', 'https://a.example/x#2', 'https://b.example/']))]).toEqual([
    ['https://a.example/x', fine],
    ['https://b.example/', fine],
  ])
  expect(requests().sort()).toEqual(['GET https://a.example/x', 'HEAD https://b.example/'])
})

it('believes a GET before a HEAD', async () => {
  const { ask } = asking({ 'HEAD https://a.example/': 404, 'GET https://a.example/': 200 })
  expect((await ask(['https://a.example/'])).get('https://a.example/')).toEqual(fine)
})

it('says what is wrong, and takes refusals for life', async () => {
  const { ask } = asking({
    'https://a.example/gone': 404,
    'https://a.example/locked': 403,
    'https://b.example/': 'dead',
    'https://c.example/': 'slow',
  })
  const answers = await ask([
    'https://a.example/gone',
    'https://a.example/locked',
    'https://b.example/',
    'https://c.example/',
  ])
  expect(Object.fromEntries([...answers].map(([url, { problem }]) => [url, problem]))).toEqual({
    'https://a.example/gone': 'the server answered with status 404',
    'https://a.example/locked': null,
    'https://b.example/': 'no response (ENOTFOUND)',
    'https://c.example/': 'no response within 10 s',
  })
})

describe('redirects', () => {
  const answerTo = async (answers: Readonly<Record<string, Answer>>) =>
    (await asking(answers).ask(['https://a.example/'])).get('https://a.example/')

  it('says where an address has moved to for good, at the end of the way', async () => {
    const answers = {
      'https://a.example/': { to: '/b', status: 301 },
      'https://a.example/b': { to: 'https://c.example/d', status: 308 },
    }
    expect(await answerTo(answers)).toEqual({ ...fine, movedTo: 'https://c.example/d' })
  })

  it('says nothing of a way that is not for good in all its parts', async () => {
    const answers = {
      'https://a.example/': { to: '/b', status: 301 },
      'https://a.example/b': { to: 'https://c.example/login', status: 302 },
    }
    expect(await answerTo(answers)).toEqual(fine)
  })

  it.each([
    [
      'the server answered with status 404',
      { 'https://a.example/': { to: '/b', status: 301 }, 'https://a.example/b': 404 },
    ],
    ['its redirects never end', { 'https://a.example/': { to: '/', status: 302 } }],
    [
      'it redirects to a URL that cannot be followed: javascript:1',
      { 'https://a.example/': { to: 'javascript:1', status: 301 } },
    ],
  ])('%s', async (problem, answers) => {
    expect(await answerTo(answers)).toEqual({ ...fine, problem })
  })

  it('follows redirects that lead back no second time', async () => {
    const { ask, requests } = asking({
      'https://a.example/': { to: '/b', status: 302 },
      'https://a.example/b': { to: '/', status: 302 },
    })
    await ask(['https://a.example/'])
    const round = (method: string) => ['', 'b', ''].map((path) => `${method} https://a.example/${path}`)
    expect(requests()).toEqual([...round('HEAD'), ...round('GET')])
  })
})

describe('parts of a page', () => {
  const page = `<h2 id="one">1</h2><a name='two'></a><h3 id=three>3</h3><p id="user-content-four"></p>
    <h2 id="раздел">5</h2><b id="a&amp;b"></b>`

  it('finds ids and names, however they are written', () => {
    const there = ['one', 'two', 'three', 'four', 'раздел', encodeURIComponent('раздел')]
    expect(missingParts(page, [...there, 'a%26b', 'five', '%', 'One'])).toEqual(['five', '%', 'One'])
  })

  it('says nothing of a page that scripts make', () => {
    expect(missingParts('<div id="root"></div>', ['five'])).toEqual([])
  })

  it.each(['', 'top', '/path', '!path', ':~:text=word', 'L10', 'L10-L20', 'a=b', 'a&b'])(
    'does not look for #%s',
    (fragment) => {
      expect(isCheckedFragment(fragment)).toBe(false)
    },
  )

  it('says which are missing, also where the page has moved to', async () => {
    const { ask } = asking({
      'https://a.example/': { to: '/b', status: 301 },
      'https://a.example/b': '<h1 id="here">H</h1>',
    })
    expect([...(await ask(['https://a.example/#here', 'https://a.example/#gone']))]).toEqual([
      ['https://a.example/', { problem: null, movedTo: 'https://a.example/b', missing: ['gone'] }],
    ])
  })
})

describe('answers of before', () => {
  it('are believed for a day when good, for an hour when an address is gone', async () => {
    const { ask, requests } = asking({ 'https://a.example/gone': 404 })
    const urls = ['https://a.example/', 'https://a.example/gone']
    await ask(urls)
    requests()
    await ask(urls, HOUR - 1)
    expect(requests()).toEqual([])
    await ask(urls, HOUR)
    expect(requests()).toEqual(['HEAD https://a.example/gone', 'GET https://a.example/gone'])
    await ask(urls, 24 * HOUR)
    expect(requests()).toContain('HEAD https://a.example/')
  })

  it('are believed as long as the configuration says', async () => {
    const { ask, requests } = asking({}, { cache: 2 })
    for (const [time, count] of [
      [0, 1],
      [2 * HOUR - 1, 0],
      [2 * HOUR, 1],
    ] as const) {
      await ask(['https://a.example/'], time)
      expect(requests()).toHaveLength(count)
    }
  })

  it.each(['dead', 'slow', 500, 503, 429] as const)(
    'are not stored when a server failed (%s)',
    async (failure) => {
      const { ask, requests } = asking({ 'https://a.example/': [failure, failure, 200] })
      await ask(['https://a.example/'])
      requests()
      expect((await ask(['https://a.example/'], 1)).get('https://a.example/')?.problem).toBeNull()
      expect(requests()).not.toEqual([])
    },
  )

  it('are asked for anew when a link names another part', async () => {
    const { ask, requests } = asking({ 'https://a.example/': '<h1 id="one">1</h1>' })
    await ask(['https://a.example/#one'])
    await ask(['https://a.example/#two'], 1)
    expect(requests()).toEqual(['GET https://a.example/', 'GET https://a.example/'])
    await ask(['https://a.example/#two'], 2)
    await ask(['https://a.example/'], 2)
    expect(requests()).toEqual([])
  })
})

it('asks again what failed, and not what is gone', async () => {
  const { ask, requests } = asking(
    { 'https://a.example/': ['dead', 'dead', 503, 503, 200], 'https://b.example/': 410 },
    { retries: 2, concurrency: 1 },
  )
  const answers = await ask(['https://a.example/', 'https://b.example/'])
  expect([...answers.values()].map(({ problem }) => problem)).toEqual([
    null,
    'the server answered with status 410',
  ])
  expect(requests()).toEqual([
    ...Array.from({ length: 2 }, () => ['HEAD https://a.example/', 'GET https://a.example/']).flat(),
    'HEAD https://a.example/',
    'HEAD https://b.example/',
    'GET https://b.example/',
  ])
})

it('does not ask what is to be skipped', async () => {
  const skip = ['intranet.example', 'https://b.example/drafts/**', 'c.example:8080']
  const { ask, requests } = asking({}, { skip, concurrency: 1 })
  await ask([
    'https://Intranet.example/x?y',
    'http://intranet.example',
    'https://b.example/drafts',
    'https://b.example/drafts/1#x',
    'https://b.example/',
    'https://c.example:8080/',
    'https://c.example/',
  ])
  expect(requests()).toEqual(['HEAD https://b.example/', 'HEAD https://c.example/'])
})

it('sends headers to those they are for only, with variables of the environment', async () => {
  const { ask, asked } = asking(
    { 'https://a.example/': { to: 'https://b.example/', status: 302 } },
    {
      headers: {
        'a.example': { Authorization: 'Bearer $TOKEN$NONE' },
        '**': { 'user-agent': 'ours' },
      },
      env: { TOKEN: 'secret' },
    },
  )
  await ask(['https://a.example/'])
  expect(asked).toEqual([
    { request: 'HEAD https://a.example/', headers: { authorization: 'Bearer secret', 'user-agent': 'ours' } },
    { request: 'HEAD https://b.example/', headers: { 'user-agent': 'ours' } },
  ])
})

describe('what is said of a link', () => {
  const place = { file: 'docs/a.md', start: { line: 1, column: 2 } }
  const said = (url: string, answer: object) =>
    answerFindings({ url, place }, new Map([['https://a.example/', { ...fine, ...answer }]])).map(
      ({ code, message, hint }) => [code, message, hint],
    )

  it.each([
    ['the server answered with status 404', 'write the current URL of the page'],
    ['the server answered with status 503', 'open it in a browser'],
    ['no response within 10 s', 'open it in a browser'],
  ])('names what cannot be reached, and what to do: %s', (problem, hint) => {
    expect(said('https://a.example/', { problem })).toEqual([
      [
        'check/external-link',
        `https://a.example/ cannot be reached: ${problem}`,
        expect.stringContaining(hint) as string,
      ],
    ])
  })

  it('names the new address, with the part that the link names', () => {
    const moved = { movedTo: 'https://b.example/x' }
    expect(said('https://a.example/#p', moved)).toEqual([
      [
        'check/external-redirect',
        'https://a.example/#p has moved permanently',
        'write https://b.example/x#p',
      ],
    ])
    expect(said('https://a.example/', moved)[0]?.[2]).toBe('write https://b.example/x')
  })

  it('names the part that is missing', () => {
    expect(said('https://a.example/#p', { missing: ['p'] })).toEqual([
      [
        'check/external-anchor',
        "https://a.example/ has no anchor 'p'",
        'open the page and copy the URL of the heading, or link to the page itself',
      ],
    ])
    expect(said('https://a.example/#q', { missing: ['p'] })).toEqual([])
  })

  it('says nothing of what was not asked', () => {
    expect(answerFindings({ url: 'https://b.example/', place }, new Map())).toEqual([])
  })
})
