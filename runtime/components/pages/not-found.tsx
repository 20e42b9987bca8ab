// The not-found page, served at every path that has no page.
import { useSite } from '../../contexts.tsx'
import { Link } from '../link.tsx'
import { useMessage } from '../use-message.ts'
import { NearList } from './near-list.tsx'

/** Heading, two paragraphs and suggestions. */
export function NotFound() {
  const text = useMessage()
  const { navbar, baseUrl } = useSite()
  return (
    <main className="container narrow-page">
      <div className="markdown">
        <h1>{text('theme.NotFound.title')}</h1>
        <p>{text('theme.NotFound.p1')}</p>
        <p>{text('theme.NotFound.p2')}</p>
        <p>
          <Link href={navbar.home ?? baseUrl}>{text('theme.docs.breadcrumbs.home')}</Link>
        </p>
        <NearList />
      </div>
    </main>
  )
}
