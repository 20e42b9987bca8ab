// `clsx` for sites that have not installed it: class names from strings, lists, and objects of conditions.

/** A value that class names are built from. */
export type ClassValue =
  | string
  | number
  | bigint
  | boolean
  | null
  | undefined
  | readonly ClassValue[]
  | { readonly [name: string]: unknown }

/** The class names, separated by spaces. */
export function clsx(...values: readonly ClassValue[]): string {
  return values.flatMap(namesOf).join(' ')
}

function namesOf(value: ClassValue): readonly string[] {
  if (!value || value === true) return []
  if (typeof value !== 'object') return [String(value)]
  if (Array.isArray(value)) return (value as readonly ClassValue[]).flatMap(namesOf)
  return Object.entries(value).flatMap(([name, isThere]) => (isThere ? [name] : []))
}

export { clsx as default }
