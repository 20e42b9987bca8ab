// Texts of overlay and panel. They are in English whatever the language of the site, because findings are, and a window in two
// languages is hard to read. Plural forms are written as in interface strings; a no-break space keeps a number with its word.
import { type MessageValues, message } from '../messages/message.ts'
import { pluralMessage } from '../messages/plural.ts'

const TEXTS = {
  errors: 'This page has an error|This page has {count} errors',
  hide: 'Hide until the next change',
  beneath:
    'The page below is the last version without errors. This message disappears when the errors are fixed.',
  findings: 'Findings',
  onPage: '{count} on this page',
  inSite: '{errors}, {warnings} in the site',
  errorCount: '{count}\u00a0error|{count}\u00a0errors',
  warningCount: '{count}\u00a0warning|{count}\u00a0warnings',
  nothing: 'Nothing to fix on this page.',
  here: 'On this page',
  elsewhere: 'Elsewhere in the site',
  more: 'and {count} more|and {count} more',
  show: 'Show all findings',
  error: 'Error',
  warning: 'Warning',
  info: 'Note',
  editor: 'Open in editor',
  page: 'Open page',
  copy: 'Copy {text}',
  copied: 'Copied',
}

type TextId = keyof typeof TEXTS

/** A text with its values. */
export const text = (id: TextId, values?: MessageValues): string => message(TEXTS, id, values)

/** The plural form for a number. */
export const countText = (id: TextId, count: number): string => pluralMessage(TEXTS, id, count, 'en')
