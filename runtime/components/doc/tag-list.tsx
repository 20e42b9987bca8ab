// Tag chips: below a doc, and with counts in the tags index.
import type { TagLink } from '../../model/page.ts'
import { useMessage } from '../use-message.ts'

/** One chip. */
export function TagChip({ tag }: { readonly tag: TagLink }) {
  return (
    <a className="tag" rel="tag" href={tag.href} title={tag.description}>
      {tag.label}
      {tag.count === undefined ? null : <span className="tag__count">{tag.count}</span>}
    </a>
  )
}

/** The tags of a doc with their caption. */
export function TagsRow({ tags }: { readonly tags: readonly TagLink[] }) {
  const text = useMessage()
  if (tags.length === 0) return null
  return (
    <div className="theme-doc-footer-tags-row">
      <b className="tags__caption">{text('theme.tags.tagsListLabel')}</b>
      <TagChips tags={tags} />
    </div>
  )
}

/** Chips as a list. */
export function TagChips({ tags }: { readonly tags: readonly TagLink[] }) {
  return (
    <ul className="tags">
      {tags.map((tag) => (
        <li key={tag.href} className="tags__item">
          <TagChip tag={tag} />
        </li>
      ))}
    </ul>
  )
}
