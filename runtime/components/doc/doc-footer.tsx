// The footer of a doc: feedback, tags, edit link, last update.
import { useSite } from '../../contexts.tsx'
import type { DocPage } from '../../model/page.ts'
import { Html } from '../html.tsx'
import { Link } from '../link.tsx'
import { RichMessage } from '../rich-message.tsx'
import { useTheme } from '../theme-slots.ts'
import { useMessage } from '../use-message.ts'
import { Feedback } from './feedback.tsx'
import { TagsRow } from './tag-list.tsx'

/** Footer of a doc; nothing if there is nothing to show. */
export function DocFooter({ page }: { readonly page: DocPage }) {
  const { DocFooter: Own } = useTheme()
  const hasMeta = page.editUrl !== undefined || hasLastUpdate(page)
  if (!Own && !hasMeta && !page.feedback && page.tags.length === 0) return null
  return (
    <footer className="theme-doc-footer">
      {page.feedback ? <Feedback feedback={page.feedback} /> : null}
      <TagsRow tags={page.tags} />
      {hasMeta ? (
        <div className="theme-doc-footer-edit-meta-row">
          {page.editUrl ? <EditLink href={page.editUrl} /> : null}
          {hasLastUpdate(page) ? <LastUpdate {...page.lastUpdate} /> : null}
        </div>
      ) : null}
      {Own ? <Own /> : null}
    </footer>
  )
}

function hasLastUpdate({ lastUpdate }: DocPage): boolean {
  return lastUpdate?.date !== undefined || lastUpdate?.author !== undefined
}

function EditLink({ href }: { readonly href: string }) {
  const text = useMessage()
  return (
    <Link className="theme-edit-this-page" href={href} external>
      {text('theme.common.editThisPage')}
    </Link>
  )
}

interface LastUpdateProps {
  readonly date?: string
  readonly author?: string
}

function LastUpdate({ date, author }: LastUpdateProps) {
  const text = useMessage()
  return (
    <span className="theme-last-updated">
      <RichMessage
        text={text('theme.lastUpdated.lastUpdatedAtBy')}
        values={{
          atDate: date && (
            <RichMessage
              text={text('theme.lastUpdated.atDate')}
              values={{
                date: (
                  <b>
                    <UpdateTime date={date} />
                  </b>
                ),
              }}
            />
          ),
          byUser: author && (
            <RichMessage text={text('theme.lastUpdated.byUser')} values={{ user: <b>{author}</b> }} />
          ),
        }}
      />
    </span>
  )
}

// Server and browser may have different month names. As raw html the server's text is kept, where a text difference would be a
// hydration error; it can only contain a formatted date.
function UpdateTime({ date }: { readonly date: string }) {
  const { locale } = useSite()
  const format = new Intl.DateTimeFormat(locale.htmlLang, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
    ...(locale.calendar ? { calendar: locale.calendar } : {}),
  })
  return <Html as="time" dateTime={date} itemProp="dateModified" html={format.format(new Date(date))} />
}
