// Cleans the raw value of a configuration before validation: removes keys without a value and keys of other generators,
// so that `title: process.env.TITLE` with an unset variable means the default, not a wrong type.
import { foreignKeyHint } from './foreign-keys.ts'
import type { KeyFinding } from './issues.ts'
import { type KeyPath, keyPathText } from './key-path.ts'

/** A cleaned configuration, with findings about what was removed. */
export interface CleanConfig {
  readonly value: unknown
  readonly warnings: readonly KeyFinding[]
  readonly errors: readonly KeyFinding[]
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

function patternOf(path: KeyPath): string {
  return keyPathText(path).replace(/\[\d+\]/g, '[]')
}

/** Keys that name files or folders of the site. */
const PATH_KEY = /^(?:docs(?:\[\])?\.(?:path|sidebarPath|tags)|i18n\.path|staticDirectories\[\])$/

/**
 * Makes absolute paths below the site folder relative to it, such as results of `require.resolve` and
 * `path.join(__dirname, …)`.
 */
function belowSite(path: string, siteDirs: readonly string[]): string {
  const plain = path.replaceAll('\\', '/')
  for (const dir of siteDirs.map((each) => each.replaceAll('\\', '/').replace(/\/*$/, '/')))
    if (plain.startsWith(dir) && plain.length > dir.length) return plain.slice(dir.length)
  return path
}

/**
 * Returns a cleaned copy. Values that only the author interprets, such as `customFields`, are not inspected. `siteDirs`
 * are the paths of the site folder: as given and with symbolic links resolved.
 */
export function cleanConfig(root: unknown, siteDirs: readonly string[] = []): CleanConfig {
  const warnings: KeyFinding[] = []
  const errors: KeyFinding[] = []
  const copies = new Map<object, unknown>()
  const copy = (value: unknown, path: KeyPath): unknown => {
    if (typeof value === 'string' && PATH_KEY.test(patternOf(path))) return belowSite(value, siteDirs)
    if (typeof value !== 'object' || value === null || path[0] === 'customFields') return value
    const known = copies.get(value)
    if (known !== undefined) return known
    if (Array.isArray(value)) {
      const list: unknown[] = []
      copies.set(value, list)
      for (const [index, entry] of value.entries()) list.push(copy(entry, [...path, index]))
      return list
    }
    return isPlain(value) ? copyRecord(value, path) : value
  }
  const copyRecord = (record: object, path: KeyPath): unknown => {
    const entries: Record<string, unknown> = Object.create(null)
    copies.set(record, entries)
    for (const [key, value] of Object.entries(record)) {
      const at = [...path, key]
      const hint = foreignKeyHint(patternOf(at))
      if (key === '__proto__') {
        // The schema library silently drops this key.
        const message = `${keyPathText(path)}: '__proto__' cannot be used as a key`
        errors.push({ code: 'config/wrong-key', path: at, message, hint: 'choose another name' })
        entries[key] = null
      } else if (hint !== undefined) {
        const message = `${keyPathText(at)}: this key of another generator has no effect here`
        warnings.push({ code: 'config/foreign-key', path: at, message, hint })
      } else if (value !== undefined) entries[key] = copy(value, at)
    }
    return entries
  }
  return { value: copy(root, []), warnings, errors }
}
