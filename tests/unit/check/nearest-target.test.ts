// "Did you mean" for ids and files: nothing is proposed that no author means.
import { expect, it } from 'vitest'
import { anchorHint, nearestFile } from '../../../cli/check/nearest-target.ts'
import type { SiteTables } from '../../../cli/model/site.ts'

it('hints name no ids of what surrounds a page', () => {
  const frame = ['__docusaurus', '__docusaurus_skipToContent_fallback']
  expect(anchorHint('code', new Set([...frame, 'linux']))).toBe('the page has #linux')
  expect(anchorHint('code', new Set(frame))).toContain('the page has no ids')
})

it('the nearest file is of the version of the page, then of another instance, never of another version', () => {
  const version = (instance: string, name: string, ...files: readonly string[]) => ({
    version: { instance, name },
    docs: files.map((file) => ({ file })),
  })
  const site = {
    versions: [
      version('default', 'current', 'docs/guide/start.md'),
      version('default', '1.0', 'versioned_docs/version-1.0/guide/write.md'),
      version('sdk', 'current', 'sdk/guide/install.md', 'sdk/guide/start.md'),
    ],
  } as unknown as SiteTables
  const near = (file: string, name: string) => nearestFile(file, { instance: 'default', version: name }, site)
  expect(near('docs/guide/write.md', 'current')).toBeUndefined()
  expect(near('docs/write.md', '1.0')).toBe('versioned_docs/version-1.0/guide/write.md')
  expect(near('docs/start.md', 'current')).toBe('docs/guide/start.md')
  expect(near('docs/install.md', 'current')).toBe('sdk/guide/install.md')
})
