// Placeholder values for packages that were not loaded.

/** Prefix of a placeholder's text; the names of the package and of the export follow. */
export const ABSENT_MARK = 'docsite-absent:'

/**
 * Name that a placeholder stands for, such as `remark-math` or `prism-react-renderer.themes.github`; null for any other value.
 */
export function absentName(value: unknown): string | null {
  const text = typeof value === 'function' ? String(value) : value
  return typeof text === 'string' && text.startsWith(ABSENT_MARK) ? text.slice(ABSENT_MARK.length) : null
}
