import { describe, expect, it } from 'vitest'
import type { DocsInstanceView } from '../../../runtime/model/site.ts'
import { searchTags } from '../../../runtime/search/tags.ts'

const version = (name: string, isLast: boolean) => ({
  name,
  isLast,
  label: name,
  path: '',
  mainDocPath: '',
  sidebars: {},
})
const docs: DocsInstanceView[] = [
  {
    id: 'default',
    path: '/docs',
    versions: [version('current', false), version('2.0', true), version('1.0', false)],
    breadcrumbs: true,
    versionPersistence: 'localStorage',
  },
  {
    id: 'api',
    path: '/api',
    versions: [version('current', true)],
    breadcrumbs: true,
    versionPersistence: 'none',
  },
]
const all = ['docs-default-current', 'docs-default-2.0', 'docs-default-1.0', 'docs-api-current']

describe('search tags', () => {
  it('are those of the latest versions on other pages', () => {
    expect(searchTags(docs, { preferred: {} }, all)).toEqual(['docs-default-2.0', 'docs-api-current'])
  })

  it('follow the preferred version, and with priority the version on screen', () => {
    const preferred = { default: '1.0' }
    expect(searchTags(docs, { preferred }, all)).toEqual(['docs-default-1.0', 'docs-api-current'])
    const active = { instance: 'default', version: 'current' }
    expect(searchTags(docs, { preferred, active }, all)).toEqual(['docs-default-current', 'docs-api-current'])
  })

  it('skip versions that no longer exist', () => {
    expect(searchTags(docs, { preferred: { default: '0.1' } }, all)[0]).toBe('docs-default-2.0')
  })

  it('begin with the index of other pages, where there is one, and name only indexes that exist', () => {
    expect(searchTags(docs, { preferred: {} }, ['default', 'docs-api-current'])).toEqual([
      'default',
      'docs-api-current',
    ])
  })
})
