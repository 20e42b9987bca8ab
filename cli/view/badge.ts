// `<Badge>`, as pages of VitePress and Starlight have it. A component of that name is often a site's own, which goes before.
import type { ComponentProps } from '../model/article.ts'

/** Looks by the names that the attributes `type` and `variant` have for them. */
const LOOKS: ReadonlyMap<unknown, string> = new Map([
  ['note', 'note'],
  ['tip', 'tip'],
  ['success', 'tip'],
  ['info', 'info'],
  ['warning', 'warning'],
  ['caution', 'warning'],
  ['danger', 'danger'],
])

/** The content as a badge. */
export function badgeHtml({ type, variant }: ComponentProps, content: string): string {
  const look = LOOKS.get(type ?? variant)
  return `<span class="badge${look === undefined ? '' : ` badge--${look}`}">${content}</span>`
}
