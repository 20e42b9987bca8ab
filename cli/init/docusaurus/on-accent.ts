// The colour of text on the primary colour of a site: that of the theme, unless it cannot be read there.

/** What the theme writes on its accent, in light and dark pages. */
export const ON_ACCENT = { light: '#ffffff', dark: '#08272c' }

/** Contrast that text needs (WCAG 2.2, 1.4.3). */
const LEAST = 4.5

/** The colour where the theme's own is too weak on the primary one; null where it is not, or the primary one is not written as `#rrggbb`. */
export function onAccent(primary: string | undefined, mode: keyof typeof ON_ACCENT): string | null {
  const ground = primary === undefined ? null : luminance(primary)
  if (ground === null) return null
  const isRead = (color: string) => contrast(luminance(color) ?? 0, ground) >= LEAST
  if (isRead(ON_ACCENT[mode])) return null
  return [ON_ACCENT.light, ON_ACCENT.dark].find(isRead) ?? '#000000'
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** Relative luminance of `#rgb` or `#rrggbb`; null for anything else. */
function luminance(color: string): number | null {
  const long = /^#[\da-f]{3}$/i.test(color) ? color.replace(/[\da-f]/gi, '$&$&') : color
  if (!/^#[\da-f]{6}$/i.test(long)) return null
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(long.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
