// The search dialog: an editable combobox over a list of links, in a native modal dialog.
import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useRef,
} from 'react'
import { useNavigation } from '../../contexts.tsx'
import { closeModal } from '../../modal.ts'
import { own } from '../../model/own.ts'
import type { SearchDocument, SearchResult } from '../../model/search.ts'
import { classNames } from '../class-names.ts'
import { useMessage } from '../use-message.ts'
import { highlightState } from './highlight-state.ts'
import { offeredHistory, type ReadSection, type SearchHistory } from './history.ts'
import { SearchFilters } from './search-filters.tsx'
import { SearchForm } from './search-form.tsx'
import { SearchKeys } from './search-keys.tsx'
import { SearchOffers } from './search-offers.tsx'
import { SearchResults } from './search-results.tsx'
import type { SearchDialogProps } from './search-services.ts'
import { isQuery, type SearchEvent, type SearchFilter, type SearchState } from './search-state.ts'
import { SearchStatus } from './search-status.tsx'
import { useEnter } from './use-enter.ts'
import { type KeptHistory, useHistory } from './use-history.ts'
import { useSearch } from './use-search.ts'
import { useSearchModal } from './use-search-modal.ts'
import { useSearchRequest } from './use-search-request.ts'

/** The dialog; it stays mounted while closed, so that the query and its results are still there when it is reopened. */
export function SearchDialog({ engine, open, onClose, onQuery }: SearchDialogProps) {
  const text = useMessage()
  const { state, send } = useSearch(engine, useSearchRequest(), open)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const list = { listId: `${id}-list`, optionId: (index: number) => `${id}-option-${index}` }
  const history = useHistory(open)
  const offered = offeredHistory(history.kept)
  const isTyped = isQuery(state.query)
  const type = (value: string) => send({ type: 'typed', text: value, now: performance.now() })
  const dialog = useSearchModal(open, (typed) => (typed ? type(typed) : input.current?.select()))
  const openings = useOpenings(state.query, history.opened, () => {
    // Restores the focus immediately, not on the next render: the page that is opened then moves it.
    if (dialog.current) closeModal(dialog.current)
    onClose()
  })
  const rows = offered.queries.length + offered.sections.length
  useEffect(() => onQuery(state.query), [onQuery, state.query])
  useEffect(() => send({ type: 'offered', rows }), [send, rows])
  useCloseOnNavigation(open, onClose)

  /** Wraps an action so that the focus returns to the input. */
  const andBack = (act: () => void) => () => {
    act()
    input.current?.focus()
  }
  const enter = useEnter(state, (event) => {
    const query = isTyped ? undefined : offered.queries[state.active]
    const section = isTyped ? undefined : offered.sections[state.active - offered.queries.length]
    if (query !== undefined) type(query)
    else if (section) openRow(event, section.route, () => openings.revisit(section))
    else openResult(event, state.outcome?.results[state.active], openings)
  })
  const move = (by: 1 | -1 | 'first' | 'last') => send({ type: 'moved', by })

  return (
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label={text('docsite.search.button')}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onMouseDown={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className="search-dialog__box">
        <SearchForm
          {...list}
          {...{ state, input, onClose }}
          rows={isTyped ? (state.outcome?.results.length ?? 0) : rows}
          onType={type}
          onKeyDown={(event) => onFieldKey(event, { move, enter, onClose })}
        />
        <SearchPanel {...{ state, list, offered, openings, history, send, type, andBack }} />
        <SearchKeys />
      </div>
    </dialog>
  )
}

interface SearchPanelProps {
  readonly state: SearchState
  readonly list: { readonly listId: string; optionId(index: number): string }
  readonly offered: SearchHistory
  readonly openings: Openings
  readonly history: KeptHistory
  send(event: SearchEvent): void
  type(query: string): void
  /** Runs an action, then returns the focus to the input. */
  andBack(act: () => void): () => void
}

/** The part below the field: results with their filters, or suggestions from the history while nothing is typed. */
function SearchPanel({ state, list, offered, openings, history, send, type, andBack }: SearchPanelProps) {
  const panel = useFollowedPanel(state)
  const point = useCallback((index: number | null) => send({ type: 'pointed', index }), [send])
  const take = (query: string) => andBack(() => type(query))()
  const again = (event: 'retried' | 'meant') => andBack(() => send({ type: event, now: performance.now() }))
  const filter = (chosen: Partial<SearchFilter>) =>
    send({ type: 'filtered', filter: chosen, now: performance.now() })
  const isTyped = isQuery(state.query)
  return (
    <>
      {isTyped ? <SearchFilters state={state} onFilter={filter} /> : null}
      <div
        ref={panel}
        className={classNames('search-dialog__panel', state.status === 'stalled' && 'aa-Panel--stalled')}
      >
        {isTyped ? (
          <SearchResults
            {...list}
            {...{ state }}
            onPoint={point}
            onChoose={(event, result) =>
              onPlainClick(
                event,
                () => openings.choose(result),
                () => openings.note(result.document),
              )
            }
            onLiteral={again('meant')}
          />
        ) : (
          <SearchOffers
            {...list}
            {...offered}
            active={state.active}
            onPoint={point}
            onQuery={take}
            onSection={(event, section) => onPlainClick(event, () => openings.revisit(section))}
            onForget={andBack(history.forget)}
          />
        )}
        <SearchStatus
          state={state}
          onRetry={again('retried')}
          onQuery={take}
          onEverywhere={andBack(() => filter({ area: null }))}
          onArea={(event, route) => onPlainClick(event, () => openings.go(route))}
        />
      </div>
    </>
  )
}

interface FieldKeys {
  move(by: 1 | -1 | 'first' | 'last'): void
  enter(event: KeyboardEvent): void
  onClose(): void
}

/** Keys of the field. Home and End move the caret as usual; at the ends of the text they move to the ends of the list. */
function onFieldKey(event: KeyboardEvent<HTMLInputElement>, { move, enter, onClose }: FieldKeys): void {
  if (event.nativeEvent.isComposing) return
  const { key, shiftKey, currentTarget: field } = event
  const isAt = (place: number) => !shiftKey && field.selectionStart === place && field.selectionEnd === place
  const acts: Readonly<Record<string, (() => void) | false>> = {
    // Also prevents the default of Escape, which would clear the field.
    Escape: onClose,
    Enter: () => enter(event),
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Home: isAt(0) && (() => move('first')),
    End: isAt(field.value.length) && (() => move('last')),
  }
  const act = own(acts, key)
  if (!act) return
  event.preventDefault()
  act()
}

/** Ways to leave the search for a page. */
interface Openings {
  choose(result: SearchResult): void
  /** A section was opened in another tab. */
  note(document: SearchDocument): void
  revisit(section: ReadSection): void
  go(route: string): void
}

/** Closes the dialog and navigates to a section; the words of a result are highlighted there. */
function useOpenings(
  query: string,
  opened: (query: string, document: SearchDocument) => void,
  onClose: () => void,
): Openings {
  const { navigate } = useNavigation()
  const go = (route: string, state?: Record<string, unknown>) => {
    onClose()
    navigate(route, state ? { state } : {})
  }
  return {
    choose(result) {
      opened(query, result.document)
      go(result.document.sectionRoute, highlightState(result.marks, result.document.type !== 'page'))
    },
    note: (document) => opened(query, document),
    revisit({ route, title, path }) {
      opened('', {
        id: 0,
        pageTitle: '',
        sectionTitle: title,
        sectionRoute: route,
        type: 'docs',
        breadcrumb: path,
      })
      go(route)
    },
    go,
  }
}

/** Scrolls a new answer to its top, and keeps the active row visible while the reader moves through it. */
function useFollowedPanel({ answered, active }: SearchState): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (answered > 0) panel.current?.scrollTo(0, 0)
  }, [answered])
  useEffect(() => {
    if (active >= 0)
      panel.current?.querySelectorAll('[role="option"]')[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return panel
}

/** Back or Forward leaves the page on which the dialog was opened. */
function useCloseOnNavigation(open: boolean, onClose: () => void): void {
  const { pathname } = useNavigation().location
  const openedOn = useRef(pathname)
  useEffect(() => {
    if (open && openedOn.current !== pathname) onClose()
    openedOn.current = pathname
  }, [open, onClose, pathname])
}

/** A click with a modifier is left to the browser: it opens a tab or window. */
function onPlainClick(event: MouseEvent, go: () => void, elsewhere?: () => void): void {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) {
    elsewhere?.()
    return
  }
  event.preventDefault()
  go()
}

function openResult(event: KeyboardEvent, result: SearchResult | undefined, openings: Openings): void {
  if (!result) return
  const { document } = result
  openRow(
    event,
    document.sectionRoute,
    () => openings.choose(result),
    () => openings.note(document),
  )
}

/** Enter opens here, with Ctrl or Cmd in a new tab, with Shift in a new window; with Alt it is left to the browser. */
function openRow(event: KeyboardEvent, href: string, go: () => void, elsewhere?: () => void): void {
  const { ctrlKey, metaKey, shiftKey, altKey } = event
  if (ctrlKey || metaKey || shiftKey) {
    elsewhere?.()
    window.open(href, '_blank', ctrlKey || metaKey ? 'noopener' : 'noopener,popup')
  } else if (!altKey) go()
}
