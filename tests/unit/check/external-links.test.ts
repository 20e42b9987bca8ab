import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { askExternal } from '../../../cli/io/external-links.ts'

function asking(answers: Readonly<Record<string, number | 'dead'>>) {
  const asked: string[] = []
  const cacheFile = join(mkdtempSync(join(tmpdir(), 'docsite-external-')), 'cache.json')
  const get = (async (url: string, { method }: RequestInit) => {
    asked.push(`${method} ${url}`)
    const answer = answers[`${method} ${url}`] ?? answers[url] ?? 200
    if (answer === 'dead') throw new TypeError('fetch failed', { cause: { code: 'ENOTFOUND' } })
    return new Response(null, { status: answer })
  }) as typeof fetch
  const ask = (urls: readonly string[], now = 0) =>
    askExternal(urls, { cacheFile, now, fetch: get, retries: 0, hostDelayMs: 0 })
  return { ask, asked }
}

it('asks each address once, without its fragment', async () => {
  const { ask, asked } = asking({})
  const answers = await ask(['https://a.example/x#1', 'https://a.example/x#2'])
  expect([...answers]).toEqual([['https://a.example/x', null]])
  expect(asked).toEqual(['HEAD https://a.example/x'])
})

it('believes a GET before a HEAD', async () => {
  const { ask } = asking({ 'HEAD https://a.example/': 404, 'GET https://a.example/': 200 })
  expect((await ask(['https://a.example/'])).get('https://a.example/')).toBeNull()
})

it('tells what is wrong and takes refusals for life', async () => {
  const { ask } = asking({
    'https://a.example/gone': 404,
    'https://a.example/locked': 403,
    'https://b.example/': 'dead',
  })
  const answers = await ask(['https://a.example/gone', 'https://a.example/locked', 'https://b.example/'])
  expect(Object.fromEntries(answers)).toEqual({
    'https://a.example/gone': 'the answer is 404',
    'https://a.example/locked': null,
    'https://b.example/': 'there is no answer (ENOTFOUND)',
  })
})

it('believes good answers for a day and bad ones for an hour', async () => {
  const { ask, asked } = asking({ 'https://a.example/gone': 404 })
  const urls = ['https://a.example/', 'https://a.example/gone']
  await ask(urls)
  asked.length = 0
  await ask(urls, 1_000)
  expect(asked).toEqual([])
  await ask(urls, 2 * 3_600_000)
  expect(asked).toEqual(['HEAD https://a.example/gone', 'GET https://a.example/gone'])
})
