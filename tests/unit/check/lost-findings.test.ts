// What is said about an address that would be lost.
import { expect, it } from 'vitest'
import type { LostAddress } from '../../../cli/check/lost-addresses.ts'
import { lostFinding } from '../../../cli/check/lost-findings.ts'

it.each<[LostAddress, string | null, string, string, string]>([
  [
    { kind: 'page', from: '/a', to: '/b', why: 'it has the same title', file: 'docs/b.md' },
    null,
    'check/lost-address',
    '/a was the URL of a page and no longer exists',
    'add the redirect { from: /a, to: /b }: it has the same title',
  ],
  [
    { kind: 'part', from: '/a#b', to: '/a', why: 'it is the page' },
    'de',
    'check/lost-anchor',
    '/a#b (locale de) was the URL of a section and no longer exists',
    'add the redirect { from: /a#b, to: /a }: it is the page',
  ],
  [
    { kind: 'file', from: '/a.png' },
    null,
    'check/lost-address',
    '/a.png was the URL of a file and no longer exists',
    'publish the file again, or declare it gone: { from: /a.png, gone: true }',
  ],
])('%j', (lost, locale, code, message, hint) => {
  const found = lostFinding(lost, locale)
  expect(found).toMatchObject({ code, message, hint })
  expect(found.place?.file).toBe(lost.file)
})
