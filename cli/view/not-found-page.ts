// The page for paths that do not exist.

import { message } from '../../runtime/messages/message.ts'
import type { NotFoundPage } from '../../runtime/model/page.ts'
import type { ViewContext } from '../model/page-inputs.ts'
import { documentTitle } from './view-context.ts'

/** The view of the not-found page. */
export function notFoundView(path: string, context: ViewContext): NotFoundPage {
  return {
    kind: 'not-found',
    path,
    documentTitle: documentTitle(context, message(context.messages, 'theme.NotFound.title')),
    htmlClass: '',
    siteHash: context.siteHash,
  }
}
