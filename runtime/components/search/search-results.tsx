// The list below the search input: links with section, page and an excerpt, hits highlighted, grouped by page.
import { type MouseEvent, useId, useMemo } from 'react'
import { useSite } from '../../contexts.tsx'
import type { HitReason, SearchResult } from '../../model/search.ts'
import { type FindHits, markedPieces } from '../../search/matches.ts'
import { wordMarker } from '../../search/text/mark-words.ts'
import { classNames } from '../class-names.ts'
import { useMessage } from '../use-message.ts'
import { type ResultGroup, resultGroups } from './result-groups.ts'
import type { SearchState } from './search-state.ts'
import { useExcerpt } from './use-excerpt.ts'

/** Props of the list. */
export interface SearchResultsProps extends RowHandlers {
  readonly state: SearchState
  readonly listId: string
  /** The reader wants results for the query as typed, not for its correction. */
  onLiteral(): void
}

interface RowHandlers {
  optionId(index: number): string
  /** The pointer is over a result, or has left the list (null). */
  onPoint(index: number | null): void
  onChoose(event: MouseEvent, result: SearchResult): void
}

/** Results grouped by page. */
export function SearchResults({ state, listId, onLiteral, ...handlers }: SearchResultsProps) {
  const text = useMessage()
  const { outcome, active } = state
  const groups = resultGroups(outcome?.results ?? [])
  return (
    <>
      {outcome?.shownFor === undefined ? null : (
        <ShownFor shownFor={outcome.shownFor} query={state.query} onLiteral={onLiteral} />
      )}
      {/* Focus stays in the input: the keys of the combobox move through the list. */}
      <div
        id={listId}
        className="search-results"
        role="listbox"
        aria-label={text('docsite.search.resultsLabel')}
        onMouseLeave={() => handlers.onPoint(null)}
        onMouseDown={(event) => event.preventDefault()}
      >
        {groups.map((group) => (
          <Group key={group.page} {...{ group, active }} {...handlers} />
        ))}
      </div>
    </>
  )
}

interface GroupProps extends RowHandlers {
  readonly group: ResultGroup
  readonly active: number
}

/** Results of a page: several are shown below its title, or below the first one if that is the page itself. */
function Group({ group: { results, first }, active, ...handlers }: GroupProps) {
  const id = useId()
  const isGroup = results.length > 1
  const hasHead = isGroup && !results.slice(0, 1).some(isPage)
  const rows = results.map((result, at) => (
    <Result
      key={result.document.sectionRoute}
      result={result}
      isBelow={isGroup && (hasHead || at > 0)}
      index={first + at}
      active={first + at === active}
      {...handlers}
    />
  ))
  const [best] = results
  if (!isGroup || !best) return rows
  const { pageTitle, breadcrumb = [] } = best.document
  if (!hasHead) {
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed in a listbox
      <div role="group" className="search-group" aria-label={pageTitle}>
        {rows}
      </div>
    )
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed in a listbox
    <div role="group" className="search-group" aria-labelledby={id}>
      <div className="search-group__head" id={id}>
        <span className="search-result__section">{pageTitle}</span>
        {breadcrumb.length > 0 ? <span className="search-result__page">{breadcrumb.join(' › ')}</span> : null}
      </div>
      {rows}
    </div>
  )
}

/** Whether a result is its page as a whole. */
const isPage = ({ document: { sectionTitle, pageTitle } }: SearchResult): boolean =>
  sectionTitle === '' || sectionTitle === pageTitle

interface ResultProps extends RowHandlers {
  readonly result: SearchResult
  /** It is shown below the title of its page. */
  readonly isBelow: boolean
  readonly index: number
  readonly active: boolean
}

/** One result. An untitled section is shown with the title of its page. */
function Result({ result, isBelow, index, active, optionId, onPoint, onChoose }: ResultProps) {
  const { sectionTitle, pageTitle, sectionRoute, breadcrumb = [] } = result.document
  const { search } = useSite()
  const { marks, reason } = result
  const find = useMemo(() => wordMarker(marks, search), [marks, search])
  const excerpt = useExcerpt(result, find)
  const heading = sectionTitle || pageTitle
  const path = isBelow ? [] : isPage(result) ? breadcrumb : [...breadcrumb, pageTitle]
  return (
    <a
      id={optionId(index)}
      className={classNames(
        'search-result',
        isBelow && 'search-result--below',
        active && 'search-result--active',
      )}
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
        <Marked text={heading} find={find} />
      </span>
      {path.length > 0 ? (
        <span className="search-result__page">
          <Marked text={path.join(' › ')} find={find} />
        </span>
      ) : null}
      {excerpt ? (
        <span
          className={classNames('search-result__excerpt', excerpt.isCode && 'search-result__excerpt--code')}
        >
          <Marked text={excerpt.text} find={find} />
        </span>
      ) : null}
      {reason ? <Reason reason={reason} find={find} /> : null}
    </a>
  )
}

/** Explains a row whose visible texts do not match. */
function Reason({ reason: { kind, label }, find }: { readonly reason: HitReason; readonly find: FindHits }) {
  const text = useMessage()
  return (
    <span className="search-result__reason">
      {text(`docsite.search.reason.${kind}`)} <Marked text={label} find={find} />
    </span>
  )
}

interface ShownForProps {
  readonly shownFor: string
  readonly query: string
  onLiteral(): void
}

/** The corrected query, and a button that searches for the typed one. */
function ShownFor({ shownFor, query, onLiteral }: ShownForProps) {
  const text = useMessage()
  return (
    <div className="search-shown-for">
      <span>{text('docsite.search.shownFor', { query: shownFor })}</span>
      <button type="button" className="button" onClick={onLiteral}>
        {text('docsite.search.literal', { query })}
      </button>
    </div>
  )
}

function Marked({ text, find }: { readonly text: string; readonly find: FindHits }) {
  return markedPieces(text, find(text)).map(({ text, hit }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other identity
    hit ? <mark key={index}>{text}</mark> : text,
  )
}
