// Text colour on a site's primary colour: the theme's own, unless its contrast is too low.

/** The theme's text colours on its accent, in light and dark mode. */
export const ON_ACCENT = { light: '#ffffff', dark: '#08272c' }

/** Minimum contrast of text (WCAG 2.2, 1.4.3). */
const LEAST = 4.5

/**
 * A replacement colour if the theme's own has too little contrast on the primary colour; null if it is sufficient, or
 * if the primary colour is not written as `#rgb` or `#rrggbb`.
 */
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
