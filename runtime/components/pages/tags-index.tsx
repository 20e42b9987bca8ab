// All tags by their first letter.
import type { TagsIndexPage } from '../../model/page.ts'
import { TagChips } from '../doc/tag-list.tsx'
import { ListPager } from './list-pager.tsx'

/** Title, then for each letter a heading, its tags with counts and a rule. */
export function TagsIndex({ page }: { readonly page: TagsIndexPage }) {
  return (
    <main className="container narrow-page">
      <header className="markdown">
        <h1>{page.title}</h1>
      </header>
      {page.letters.map(({ letter, tags }) => (
        <article key={letter} className="tag-letter">
          <h2 id={letter}>{letter}</h2>
          <TagChips tags={tags} />
          <hr />
        </article>
      ))}
      <ListPager pages={page.pages} />
    </main>
  )
}
