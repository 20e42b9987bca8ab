// Cards of a category: for its generated index, and for lists of cards in a page.

import { message } from '../../runtime/messages/message.ts'
import { pluralMessage } from '../../runtime/messages/plural.ts'
import type { Card } from '../../runtime/model/page.ts'
import type { SidebarItem } from '../../runtime/model/sidebar.ts'
import { samePath } from '../../runtime/routing/same-path.ts'
import { descriptionCopy, labelCopy } from '../text/card-copy.ts'
import { escapeHtml } from '../text/escape.ts'
import { hrefPath } from '../text/path-href.ts'
import { encodeSpaces } from './fill-slots.ts'

/** Sources of card texts. */
export interface CardContext {
  readonly messages: Readonly<Record<string, string>>
  readonly locale: string
  /** Description of a doc or generated index, by path. */
  readonly describe: (path: string) => string | undefined
}

/** One card for each item that links somewhere. */
export function cardsOf(items: readonly SidebarItem[], context: CardContext): readonly Card[] {
  return items.flatMap((item) => {
    const card =
      item.type === 'html'
        ? null
        : item.type === 'link'
          ? linkCard(item, context)
          : categoryCard(item, context)
    return card ? [card] : []
  })
}

/** The siblings of a page: the items of its own category, or of the category whose index it is. */
export function siblingsOf(items: readonly SidebarItem[], path: string): readonly SidebarItem[] {
  const found = search(items, path)
  return (found ?? items).filter(
    (item) => item.type === 'html' || item.href === undefined || !samePath(item.href, path),
  )
}

function search(items: readonly SidebarItem[], path: string): readonly SidebarItem[] | null {
  for (const item of items) {
    if (item.type === 'html') continue
    if (item.href !== undefined && samePath(item.href, path))
      return item.type === 'category' ? (item.items ?? []) : items
    const below = item.type === 'category' ? search(item.items ?? [], path) : null
    if (below) return below
  }
  return null
}

function linkCard(item: Extract<SidebarItem, { type: 'link' }>, context: CardContext): Card | null {
  if (item.unlisted) return null
  const description = item.description ?? context.describe(hrefPath(item.href))
  return {
    kind: item.external ? 'external' : 'doc',
    href: item.href,
    ...titled(item.label),
    ...(description ? { description } : {}),
  }
}

function categoryCard(item: Extract<SidebarItem, { type: 'category' }>, context: CardContext): Card | null {
  const href = item.href !== undefined && !item.linkUnlisted ? item.href : firstLink(item.items ?? [])
  if (href === undefined) return null
  const count = pluralMessage(
    context.messages,
    'theme.docs.DocCard.categoryDescription.plurals',
    (item.items ?? []).length,
    context.locale,
  )
  const description = item.description ?? (item.href && context.describe(hrefPath(item.href)))
  const described = description ? { description, count } : { description: count }
  return { kind: 'category', href, ...titled(item.label), ...described }
}

function firstLink(items: readonly SidebarItem[]): string | undefined {
  for (const item of items) {
    if (item.type === 'html') continue
    if (item.type === 'link' ? !item.unlisted : item.href !== undefined && !item.linkUnlisted)
      return item.href
    const below = item.type === 'category' ? firstLink(item.items ?? []) : undefined
    if (below !== undefined) return below
  }
  return undefined
}

/** Uses a leading emoji as the icon. */
function titled(label: string): { readonly label: string; readonly icon?: string } {
  const match = /^(\p{Extended_Pictographic}(?:\uFE0F|\u200D\p{Extended_Pictographic})*)\s*(.+)$/u.exec(label)
  return match ? { icon: match[1] ?? '', label: match[2] ?? label } : { label }
}

/** The icon of external links, as drawn by the component. */
const EXTERNAL_ICON =
  '<svg class="external-icon" width="12" height="12" viewBox="0 0 12 12" aria-hidden="true"><path d="M4 2h6v6M10 2 2.5 9.5"></path></svg>'

/** Cards as html, for lists inside an article: the same markup that the component of a generated index renders. */
export function cardsHtml(cards: readonly Card[], messages: CardContext['messages']): string {
  if (cards.length === 0) return ''
  const opensTab = message(messages, 'theme.IconExternalLink.ariaLabel')
  return `<ul class="cards">${cards.map((card) => cardHtml(card, opensTab)).join('')}</ul>`
}

/** Cards as a Markdown list, for the copy of a page. */
export function cardsMarkdown(cards: readonly Card[]): string {
  const items = cards.map(
    ({ label, href, description }) =>
      `- [${labelCopy(label)}](${encodeSpaces(href)})${descriptionCopy(description)}`,
  )
  return items.join('\n')
}

function cardHtml({ kind, label, href, icon, description, count }: Card, opensTab: string): string {
  const external = kind === 'external'
  const outside = external ? ' target="_blank" rel="noopener noreferrer"' : ''
  const arrow = external
    ? `${EXTERNAL_ICON}<span class="visually-hidden"> ${escapeHtml(opensTab)}</span>`
    : ''
  const text = description === undefined ? '' : `<p class="card__description">${escapeHtml(description)}</p>`
  const size = count === undefined ? '' : `<p class="card__count">${escapeHtml(count)}</p>`
  const title = `<h2 class="card__title"><span class="card__icon" aria-hidden="true">${escapeHtml(icon ?? '')}</span>${escapeHtml(label)}${arrow}</h2>`
  return `<li class="cards__item"><a class="card card--${kind}" href="${escapeHtml(href)}"${outside}>${title}${text}${size}</a></li>`
}
