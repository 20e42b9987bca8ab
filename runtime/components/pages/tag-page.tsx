// All docs with one tag.
import type { TagPage as TagPageView } from '../../model/page.ts'
import { VisibilityBanners } from '../doc/banners.tsx'
import { useMessage } from '../use-message.ts'

/** Title, what the tag is for where its author says so, link to all tags, then a heading and a description for each doc. */
export function TagPage({ page }: { readonly page: TagPageView }) {
  const text = useMessage()
  return (
    <main className="container narrow-page">
      <VisibilityBanners unlisted={page.unlisted === true} draft={false} />
      <header className="markdown">
        <h1>{page.title}</h1>
        {page.description && page.description !== page.title ? <p>{page.description}</p> : null}
        <p>
          <a href={page.tagsIndex}>{text('theme.tags.tagsPageLink')}</a>
        </p>
      </header>
      {page.entries.map(({ title, href, description }) => (
        <article key={href} className="tagged-doc">
          <h2>
            <a href={href}>{title}</a>
          </h2>
          {description ? <p>{description}</p> : null}
        </article>
      ))}
    </main>
  )
}
