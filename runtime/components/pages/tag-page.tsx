// All docs with one tag.
import type { TaggedDoc, TagPage as TagPageView } from '../../model/page.ts'
import { VisibilityBanners } from '../doc/banners.tsx'
import { useMessage } from '../use-message.ts'
import { ListPager } from './list-pager.tsx'

/**
 * Title, description of the tag if its author gave one, link to all tags, then a heading and a description for each doc, by
 * section.
 */
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
      {sectionsOf(page.entries).map(({ section, entries }) =>
        section === undefined ? (
          entries.map((entry) => <Entry key={entry.href} entry={entry} as="h2" />)
        ) : (
          <section key={section} className="tagged-section">
            <h2>{section}</h2>
            {entries.map((entry) => (
              <Entry key={entry.href} entry={entry} as="h3" />
            ))}
          </section>
        ),
      )}
      <ListPager pages={page.pages} />
    </main>
  )
}

function Entry({ entry, as: Heading }: { readonly entry: TaggedDoc; readonly as: 'h2' | 'h3' }) {
  const { title, href, description } = entry
  return (
    <article className="tagged-doc">
      <Heading>
        <a href={href}>{title}</a>
      </Heading>
      {description ? <p>{description}</p> : null}
    </article>
  )
}

interface Section {
  readonly section: string | undefined
  readonly entries: readonly TaggedDoc[]
}

/** Groups entries by section. Entries outside all sections have an empty section. */
function sectionsOf(entries: readonly TaggedDoc[]): readonly Section[] {
  const sections = new Map<string | undefined, TaggedDoc[]>()
  for (const entry of entries) {
    const before = sections.get(entry.section)
    if (before) before.push(entry)
    else sections.set(entry.section, [entry])
  }
  return [...sections].map(([section, entries]) => ({ section: section || undefined, entries }))
}
