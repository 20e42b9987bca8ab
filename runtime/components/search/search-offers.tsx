// The dialog before anything is typed: the reader's latest queries and most opened sections, as rows of the list.
import { type MouseEvent, useId } from 'react'
import { classNames } from '../class-names.ts'
import { useMessage } from '../use-message.ts'
import type { ReadSection, SearchHistory } from './history.ts'
import { RecentIcon, SectionIcon } from './search-icon.tsx'

interface SearchOffersProps extends SearchHistory {
  readonly listId: string
  readonly active: number
  optionId(index: number): string
  onPoint(index: number | null): void
  onQuery(query: string): void
  onSection(event: MouseEvent, section: ReadSection): void
  onForget(): void
}

/** Rows from the history; nothing on a first visit. */
export function SearchOffers({ listId, queries, sections, onPoint, onForget, ...rows }: SearchOffersProps) {
  const text = useMessage()
  const id = useId()
  const isEmpty = queries.length + sections.length === 0
  const label = text('docsite.search.resultsLabel')
  if (isEmpty) return <div id={listId} role="listbox" aria-label={label} />
  return (
    <>
      <div
        id={listId}
        className="search-results"
        role="listbox"
        aria-label={label}
        onMouseLeave={() => onPoint(null)}
        onMouseDown={(event) => event.preventDefault()}
      >
        {queries.length > 0 ? (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed in a listbox
          <div role="group" aria-labelledby={`${id}-recent`}>
            <div className="search-offers__title" id={`${id}-recent`}>
              {text('docsite.search.recent')}
            </div>
            {queries.map((query, at) => (
              <QueryRow key={query} {...{ query, at, onPoint }} {...rows} />
            ))}
          </div>
        ) : null}
        {sections.length > 0 ? (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed in a listbox
          <div role="group" aria-labelledby={`${id}-often`}>
            <div className="search-offers__title" id={`${id}-often`}>
              {text('docsite.search.often')}
            </div>
            {sections.map((section, at) => (
              <SectionRow key={section.route} {...{ section, onPoint }} at={queries.length + at} {...rows} />
            ))}
          </div>
        ) : null}
      </div>
      <div className="search-offers__forget">
        <button type="button" className="button" onClick={onForget}>
          {text('docsite.search.forget')}
        </button>
      </div>
    </>
  )
}

type RowProps = Pick<SearchOffersProps, 'active' | 'optionId' | 'onPoint' | 'onQuery' | 'onSection'> & {
  readonly at: number
}

function QueryRow({ query, at, active, optionId, onPoint, onQuery }: RowProps & { readonly query: string }) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the field, which references the active row
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
    <div
      id={optionId(at)}
      className={classNames('search-result search-offer', at === active && 'search-result--active')}
      role="option"
      aria-selected={at === active}
      onMouseMove={() => at !== active && onPoint(at)}
      onClick={() => onQuery(query)}
    >
      <RecentIcon />
      <span className="search-result__section">{query}</span>
    </div>
  )
}

function SectionRow({
  section,
  at,
  active,
  optionId,
  onPoint,
  onSection,
}: RowProps & { readonly section: ReadSection }) {
  const { route, title, path } = section
  return (
    <a
      id={optionId(at)}
      className={classNames('search-result search-offer', at === active && 'search-result--active')}
      href={route}
      role="option"
      aria-selected={at === active}
      tabIndex={-1}
      onMouseMove={() => at !== active && onPoint(at)}
      onClick={(event) => onSection(event, section)}
    >
      <SectionIcon />
      <span>
        <span className="search-result__section">{title}</span>
        {path.length > 0 ? <span className="search-result__page">{path.join(' › ')}</span> : null}
      </span>
    </a>
  )
}
