// The text of a value that stands for a package which was not loaded.

/** Begins the text of such a value; the name of the package and of what was taken from it follows. */
export const ABSENT_MARK = 'docsite-absent:'

/** What a value stands for: `remark-math`, `prism-react-renderer.themes.github`; null for any other value. */
export function absentName(value: unknown): string | null {
  const text = typeof value === 'function' ? String(value) : value
  return typeof text === 'string' && text.startsWith(ABSENT_MARK) ? text.slice(ABSENT_MARK.length) : null
}
