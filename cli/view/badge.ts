// `<Badge>` as in VitePress and Starlight. Sites often have a component of that name, which takes precedence.
import type { ComponentProps } from '../model/article.ts'

/** Styles by the values of the attributes `type` and `variant`. */
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
