// Changes that the app makes to the document around it.
import type { PageView } from '../model/page.ts'
import { focusQuietly } from '../routing/browser.ts'
import type { changeHead } from './head.ts'

/** Sets the title and classes of the document for the page. */
export function showTitle(page: PageView, previous: PageView): void {
  document.title = page.documentTitle
  const { classList } = document.documentElement
  classList.remove(...classesOf(previous))
  classList.add(...classesOf(page))
}

/** Holds the code that changes the head once it is loaded. */
export interface HeadHolder {
  changeHead: typeof changeHead | null
}

/** Loads the code that changes the head, before the first navigation shows another page. */
export async function loadHead(holder: HeadHolder): Promise<void> {
  holder.changeHead ??= (await import('./head.ts')).changeHead
}

const classesOf = ({ htmlClass }: PageView) => htmlClass.split(/\s+/).filter(Boolean)

/** Loads the page's own stylesheet before the page is shown. Few pages have one. */
export async function loadPageStyle({ style }: PageView): Promise<void> {
  if (style === undefined) return
  await (await pageStyles()).loadStyle(style)
}

/** Removes the stylesheet of the previous page once the next page is shown. */
export async function dropPageStyle({ style }: PageView, next: PageView): Promise<void> {
  if (style === undefined || style === next.style) return
  const { dropStyle } = await pageStyles()
  dropStyle(style)
}

const pageStyles = () => import('../routing/page-style.ts')

/** The element with the content of a page. */
export const contentElement = (): HTMLElement => document.querySelector('main') ?? document.body

/** Moves the focus to the heading of a new page, so that reading starts there. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
  if (heading) focusQuietly(heading)
}
