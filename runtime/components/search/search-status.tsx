// Status of a search: number of results, still running, failed, or suggestions if nothing was found.
import type { MouseEvent } from 'react'
import { useSite } from '../../contexts.tsx'
import { pluralMessage } from '../../messages/plural.ts'
import { AREA_BELOW } from '../../search/backend.ts'
import type { DownloadProgress } from '../../search/download.ts'
import { classNames } from '../class-names.ts'
import { useMessage } from '../use-message.ts'
import { announcedAmount, shownAmount } from './progress-text.ts'
import { isQuery, isUnavailable, type SearchState, searchedArea } from './search-state.ts'

interface SearchStatusProps extends HelpHandlers {
  readonly state: SearchState
  onRetry(): void
}

interface HelpHandlers {
  /** The reader chooses another query. */
  onQuery(query: string): void
  /** Removes the area filter. */
  onEverywhere(): void
  onArea(event: MouseEvent, route: string): void
}

/** Number of results, or the state of the search. The number is only announced; a state is also shown. */
export function SearchStatus({ state, onRetry, ...handlers }: SearchStatusProps) {
  const text = useMessage()
  const { query, outcome, status, progress } = state
  const count = outcome?.results.length ?? 0
  const loading = status === 'stalled' ? progress : null
  const failed = isUnavailable(state)
  const isNone = isQuery(query) && status === 'idle' && outcome !== null && !failed && count === 0
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
      {isNone ? <NoResultHelp state={state} {...handlers} /> : null}
    </div>
  )
}

/** Suggestions if nothing was found: similar words, searching everywhere instead of in one area, the areas of the site. */
function NoResultHelp({
  state,
  onQuery,
  onEverywhere,
  onArea,
}: HelpHandlers & { readonly state: SearchState }) {
  const text = useMessage()
  const { near = [], areas: all = [] } = state.outcome ?? {}
  const areas = all.filter(({ label }) => !label.includes(AREA_BELOW))
  return (
    <div className="search-help">
      {searchedArea(state) === null ? null : (
        <button type="button" className="button" onClick={onEverywhere}>
          {text('docsite.search.everywhere')}
        </button>
      )}
      {near.length > 0 ? (
        <p>
          {text('docsite.search.near')}{' '}
          {near.map((word) => (
            <button key={word} type="button" className="button" onClick={() => onQuery(word)}>
              {word}
            </button>
          ))}
        </p>
      ) : null}
      <p>{text('docsite.search.advice')}</p>
      {areas.length > 0 ? (
        <nav aria-label={text('docsite.search.areas')}>
          <p>{text('docsite.search.areas')}</p>
          <ul>
            {areas.map(({ label, route }) => (
              <li key={label}>
                <a href={route} onClick={(event) => onArea(event, route)}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </div>
  )
}

/** The status text. */
function useStatusText(state: SearchState): string {
  const text = useMessage()
  const { messages, locale } = useSite()
  const { query, outcome, status, progress } = state
  const area = searchedArea(state)
  if (!isQuery(query)) return ''
  if (isUnavailable(state)) return text('docsite.search.unavailable')
  if (status === 'stalled') {
    if (!progress) return text('docsite.search.stalled')
    return loadingText(text, announcedAmount(progress, locale.htmlLang))
  }
  if (!outcome || outcome.unavailable) return ''
  const count = outcome.results.length
  if (count === 0) return text('cmfcmf/d-s-l.searchBar.noResults')
  const found = pluralMessage(messages, 'docsite.search.results', count, locale.htmlLang)
  const results = area === null ? found : text('docsite.search.inArea', { results: found, area })
  if (outcome.shownFor === undefined) return results
  return `${text('docsite.search.shownFor', { query: outcome.shownFor })} ${results}`
}

const loadingText = (text: ReturnType<typeof useMessage>, amount: string | null) =>
  amount === null ? text('docsite.search.loading') : text('docsite.search.loaded', { amount })

/** Visible download progress of the index; the announced text has larger steps. */
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
