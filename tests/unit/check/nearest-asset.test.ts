// The file that an address without one was meant for.
import { expect, it } from 'vitest'
import { intendedFile } from '../../../cli/check/nearest-asset.ts'

const meant = (url: string, baseUrl: string) =>
  intendedFile(
    { slot: { kind: 'image', url, place: { file: 'docs/a.md', start: { line: 1, column: 1 } } } } as never,
    { files: ['static/img/pic.png'], config: { staticDirectories: ['static'], baseUrl } } as never,
  )

it.each([
  ['/img/Pic.png', '/', '/img/pic.png'],
  ['/b/img/Pic.png', '/b/', '/b/img/pic.png'],
  // Html that is read as it is lacks the base alone.
  ['/img/pic.png', '/b/', '/b/img/pic.png'],
])('%s below %s is %s', (url, baseUrl, expected) =>
  expect(meant(url, baseUrl)).toEqual({ url: expected, isSure: true }),
)
