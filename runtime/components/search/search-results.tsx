// The list under the search input: links with their section, page and an excerpt, hits marked; and what is announced of it.
import { type MouseEvent, useEffect, useRef } from 'react'
import { useSite } from '../../contexts.tsx'
import { pluralMessage } from '../../messages/plural.ts'
import type { SearchResult } from '../../model/search.ts'
import type { DownloadProgress } from '../../search/download.ts'
import { markedPieces } from '../../search/matches.ts'
import { classNames } from '../class-names.ts'
import { useMessage } from '../use-message.ts'
import { announcedAmount, shownAmount } from './progress-text.ts'
import { isQuery, isUnavailable, type SearchState } from './search-state.ts'
import { useExcerpt } from './use-excerpt.ts'

/** What the list needs. */
export interface SearchResultsProps {
  readonly state: SearchState
  readonly listId: string
  optionId(index: number): string
  /** The pointer is over a result, or left the list (null). */
  onPoint(index: number | null): void
  onChoose(event: MouseEvent, result: SearchResult): void
  onRetry(): void
  /** The reader wants what was typed, not what was searched for instead. */
  onLiteral(): void
}

/** Results, or why there are none. */
export function SearchResults({
  state,
  listId,
  optionId,
  onPoint,
  onChoose,
  onRetry,
  onLiteral,
}: SearchResultsProps) {
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
      {outcome?.shownFor === undefined ? null : (
        <ShownFor shownFor={outcome.shownFor} query={state.query} onLiteral={onLiteral} />
      )}
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
      <Status state={state} onRetry={onRetry} />
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
  const { sectionTitle, pageTitle, sectionRoute, breadcrumb = [] } = result.document
  const excerpt = useExcerpt(result)
  const heading = sectionTitle || pageTitle
  const path = heading === pageTitle ? breadcrumb : [...breadcrumb, pageTitle]
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
      {path.length > 0 ? (
        <span className="search-result__page">
          <Marked text={path.join(' › ')} terms={result.marks} />
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

interface ShownForProps {
  readonly shownFor: string
  readonly query: string
  onLiteral(): void
}

/** What was searched for in the place of what was typed, and the way back to that. */
function ShownFor({ shownFor, query, onLiteral }: ShownForProps) {
  const text = useMessage()
  return (
    <div className="search-shown-for">
      <span role="status">{text('docsite.search.shownFor', { query: shownFor })}</span>{' '}
      <button type="button" className="button" onClick={onLiteral}>
        {text('docsite.search.literal', { query })}
      </button>
    </div>
  )
}

function Marked({ text, terms }: { readonly text: string; readonly terms: readonly string[] }) {
  return markedPieces(text, terms).map(({ text, hit }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other identity
    hit ? <mark key={index}>{text}</mark> : text,
  )
}

interface StatusProps {
  readonly state: SearchState
  onRetry(): void
}

/** Number of results, or the state of the search: the number is only announced, a state is shown as well. */
function Status({ state, onRetry }: StatusProps) {
  const text = useMessage()
  const { outcome, status, progress } = state
  const count = outcome?.results.length ?? 0
  const loading = status === 'stalled' ? progress : null
  const failed = isUnavailable(state)
  return (
    <div className="search-status">
      {loading ? <Loading progress={loading} /> : null}
      <p
        className={classNames(
          'search-status__text',
          (loading || (count > 0 && !failed)) && 'visually-hidden',
        )}
        role="status"
      >
        {useStatusText(state)}
      </p>
      {failed ? (
        <button type="button" className="button search-status__retry" onClick={onRetry}>
          {text('docsite.retry')}
        </button>
      ) : null}
    </div>
  )
}

/** What is said of the state. */
function useStatusText(state: SearchState): string {
  const text = useMessage()
  const { messages, locale } = useSite()
  const { query, outcome, status, progress } = state
  if (!isQuery(query)) return ''
  if (isUnavailable(state)) return text('docsite.search.unavailable')
  if (status === 'stalled') {
    if (!progress) return text('docsite.search.stalled')
    return loadingText(text, announcedAmount(progress, locale.htmlLang))
  }
  if (!outcome || outcome.unavailable) return ''
  const count = outcome.results.length
  if (count > 0) return pluralMessage(messages, 'docsite.search.results', count, locale.htmlLang)
  return text('cmfcmf/d-s-l.searchBar.noResults')
}

const loadingText = (text: ReturnType<typeof useMessage>, amount: string | null) =>
  amount === null ? text('docsite.search.loading') : text('docsite.search.loaded', { amount })

/** The index on its way, for the eye: the announced text says it in larger steps. */
function Loading({ progress }: { readonly progress: DownloadProgress }) {
  const text = useMessage()
  const { locale } = useSite()
  const { loadedBytes, totalBytes } = progress
  return (
    <div className="search-status__loading" aria-hidden="true">
      {loadingText(text, shownAmount(progress, locale.htmlLang))}
      {totalBytes ? <progress className="search-status__bar" max={totalBytes} value={loadedBytes} /> : null}
    </div>
  )
}
