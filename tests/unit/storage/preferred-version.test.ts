import { expect, it } from 'vitest'
import type { DocsInstanceView } from '../../../runtime/model/site.ts'
import {
  preferredVersionKey,
  readPreferredVersions,
  savePreferredVersion,
} from '../../../runtime/storage/preferred-version.ts'
import type { StorageSlot } from '../../../runtime/storage/slot.ts'

const instance = (id: string, ...names: string[]): DocsInstanceView => ({
  id,
  path: '/docs',
  breadcrumbs: true,
  versionPersistence: 'localStorage',
  versions: names.map((name) => ({
    name,
    label: name,
    isLast: false,
    path: '',
    mainDocPath: '',
    sidebars: {},
  })),
})

function memory(values: Record<string, string>) {
  return (of: DocsInstanceView): StorageSlot => ({
    get: () => values[of.id] ?? null,
    set(value) {
      values[of.id] = value
    },
    delete() {
      delete values[of.id]
    },
    listen: () => () => {},
  })
}

it('uses the documented key', () => {
  expect(preferredVersionKey('default')).toBe('docs-preferred-version-default')
})

it('reads what is stored, and clears what the site no longer has', () => {
  const values: Record<string, string> = { a: '1.0', b: 'gone' }
  const docs = [instance('a', 'current', '1.0'), instance('b', 'current'), instance('c', 'current')]
  expect(readPreferredVersions(docs, memory(values))).toEqual({ a: '1.0' })
  expect(values).toEqual({ a: '1.0' })
})

it('stores a choice', () => {
  const values: Record<string, string> = {}
  savePreferredVersion(instance('a', '1.0'), '1.0', memory(values))
  expect(values).toEqual({ a: '1.0' })
})
