// Class attributes from parts of which some may be missing.

/** The given names joined; undefined when there is none. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined
}
