// Data of the pages of a long list, besides their entries.
import { message } from '../../runtime/messages/message.ts'
import type { ListPages } from '../../runtime/model/page.ts'
import { listPagePath, pageCount } from '../../runtime/routing/list-pages.ts'
import type { ViewContext } from '../model/page-inputs.ts'

/** A page of a list. */
export interface ListPart {
  readonly path: string
  /** Document title: that of the list, with the page number on further pages. */
  readonly title: string
  readonly pages?: ListPages
}

/** A page of a list by its number, from 1. */
export function listPart(
  list: { readonly first: string; readonly title: string; readonly entries: number },
  number: number,
  { messages }: ViewContext,
): ListPart {
  const count = pageCount(list.entries)
  if (count === 1) return { path: list.first, title: list.title }
  return {
    path: listPagePath(list.first, number),
    title:
      number === 1
        ? list.title
        : message(messages, 'docsite.list.pageTitle', { title: list.title, page: String(number) }),
    pages: { current: number, count, first: list.first },
  }
}
