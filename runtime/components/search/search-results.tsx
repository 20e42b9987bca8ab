// The list under the search input: links with their section, page and an excerpt, hits marked; and what is announced of it.
import { type MouseEvent, useEffect, useRef } from 'react'
import { useSite } from '../../contexts.tsx'
import { pluralMessage } from '../../messages/plural.ts'
import type { SearchResult } from '../../model/search.ts'
import { markedPieces } from '../../search/matches.ts'
import { classNames } from '../class-names.ts'
import { useMessage } from '../use-message.ts'
import { isQuery, type SearchState } from './search-state.ts'
import { useExcerpt } from './use-excerpt.ts'

/** What the list needs. */
export interface SearchResultsProps {
  readonly state: SearchState
  readonly listId: string
  optionId(index: number): string
  /** The pointer is over a result, or left the list (null). */
  onPoint(index: number | null): void
  onChoose(event: MouseEvent, result: SearchResult): void
}

/** Results, or why there are none. */
export function SearchResults({ state, listId, optionId, onPoint, onChoose }: SearchResultsProps) {
  const text = useMessage()
  const list = useRef<HTMLDivElement>(null)
  const { outcome, active, answered } = state
  const results = outcome?.results ?? []

  // A new answer is read from its top; moving through it keeps the active result in sight.
  useEffect(() => {
    if (answered > 0) list.current?.parentElement?.scrollTo(0, 0)
  }, [answered])
  useEffect(() => {
    if (active >= 0) list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])

  return (
    <>
      {/* Focus stays in the input: the keys of the combobox move through the list. */}
      <div
        ref={list}
        id={listId}
        className="search-results"
        role="listbox"
        aria-label={text('docsite.search.resultsLabel')}
        onMouseLeave={() => onPoint(null)}
        onMouseDown={(event) => event.preventDefault()}
      >
        {results.map((result, index) => (
          <Result
            key={`${result.document.sectionRoute} ${result.document.id}`}
            result={result}
            id={optionId(index)}
            index={index}
            active={index === active}
            onPoint={onPoint}
            onChoose={onChoose}
          />
        ))}
      </div>
      <Status state={state} />
    </>
  )
}

interface ResultProps {
  readonly result: SearchResult
  readonly id: string
  readonly index: number
  readonly active: boolean
  onPoint(index: number): void
  onChoose(event: MouseEvent, result: SearchResult): void
}

/** One result. An untitled section goes by the title of its page. */
function Result({ result, id, index, active, onPoint, onChoose }: ResultProps) {
  const { sectionTitle, pageTitle, sectionRoute } = result.document
  const excerpt = useExcerpt(result)
  const heading = sectionTitle || pageTitle
  return (
    <a
      id={id}
      className={classNames('search-result', active && 'search-result--active')}
      href={sectionRoute}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      onMouseMove={() => {
        if (!active) onPoint(index)
      }}
      onClick={(event) => onChoose(event, result)}
    >
      <span className="search-result__section">
        <Marked text={heading} terms={result.marks} />
      </span>
      {heading !== pageTitle ? (
        <span className="search-result__page">
          <Marked text={pageTitle} terms={result.marks} />
        </span>
      ) : null}
      {excerpt ? (
        <span className="search-result__excerpt">
          <Marked text={excerpt} terms={result.marks} />
        </span>
      ) : null}
    </a>
  )
}

function Marked({ text, terms }: { readonly text: string; readonly terms: readonly string[] }) {
  return markedPieces(text, terms).map(({ text, hit }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other identity
    hit ? <mark key={index}>{text}</mark> : text,
  )
}

/** Number of results, or the state of the search: shown when there are no results, always announced. */
function Status({ state }: { readonly state: SearchState }) {
  const text = useMessage()
  const { messages, locale } = useSite()
  const { query, outcome, status } = state
  const count = outcome?.results.length ?? 0
  const say = () => {
    if (!isQuery(query)) return ''
    if (status === 'stalled') return text('docsite.search.stalled')
    if (!outcome) return ''
    if (count > 0) return pluralMessage(messages, 'docsite.search.results', count, locale.htmlLang)
    return outcome.unavailable ? text('docsite.search.unavailable') : text('cmfcmf/d-s-l.searchBar.noResults')
  }
  return (
    <p className={classNames('search-status', count > 0 && 'visually-hidden')} role="status">
      {say()}
    </p>
  )
}
