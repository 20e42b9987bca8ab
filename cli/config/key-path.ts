// Paths of configuration keys, in readable notation.
import { own } from '../../runtime/model/own.ts'

/** Keys and list indexes from the root. */
export type KeyPath = readonly (string | number)[]

/** `themeConfig.navbar.items[2].position`. */
export function keyPathText(path: KeyPath): string {
  return path
    .map((part, index) => {
      if (typeof part === 'number') return `[${part}]`
      if (!/^[A-Za-z_$][\w$]*$/.test(part)) return `[${JSON.stringify(part)}]`
      return index === 0 ? part : `.${part}`
    })
    .join('')
}

/** The value at a path; undefined if there is none. Considers own keys only. */
export function valueAt(root: unknown, path: KeyPath): unknown {
  let value = root
  for (const part of path) {
    if (typeof value !== 'object' || value === null) return undefined
    value = own(value as Readonly<Record<string, unknown>>, String(part))
  }
  return value
}
