// Builds class attributes from optional parts.

/** The given names joined; undefined if there are none. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined
}
