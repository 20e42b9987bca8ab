// The search dialog: an editable combobox over a list of links (WAI-ARIA pattern), in a modal of the browser's own.
import {
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { useNavigation, usePage, usePreferredVersions, useSite } from '../../contexts.tsx'
import { SEARCH_MAX_QUERY, type SearchResult } from '../../model/search.ts'
import type { SearchRequest } from '../../search/protocol.ts'
import { searchTags } from '../../search/tags.ts'
import { classNames } from '../class-names.ts'
import { useMessage } from '../use-message.ts'
import { waitingField } from './early-field.ts'
import { highlightState } from './highlight-state.ts'
import { SearchIcon } from './search-icon.tsx'
import { SearchResults } from './search-results.tsx'
import type { SearchDialogProps } from './search-services.ts'
import { isQuery } from './search-state.ts'
import { useSearch } from './use-search.ts'

/** The dialog; it stays mounted while closed and so keeps its query. */
export function SearchDialog({ engine, open, onClose, onQuery }: SearchDialogProps) {
  const text = useMessage()
  const { navigate, location } = useNavigation()
  const { state, send } = useSearch(engine, useRequest(), open)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const { query, outcome, active, status } = state
  const results = outcome?.results ?? []
  const expanded = isQuery(query) && results.length > 0
  const optionId = (index: number) => `${id}-option-${index}`

  useEffect(() => onQuery(query), [onQuery, query])
  // Going back or forward leaves the page the dialog was opened on.
  const { pathname } = location
  const openedOn = useRef(pathname)
  useEffect(() => {
    if (open && openedOn.current !== pathname) onClose()
    openedOn.current = pathname
  }, [open, onClose, pathname])

  const point = useCallback((index: number | null) => send({ type: 'pointed', index }), [send])
  const type = (value: string) => send({ type: 'typed', text: value, now: performance.now() })
  const dialog = useModal(open, (typed) => (typed ? type(typed) : input.current?.select()))
  const choose = (result: SearchResult) => {
    onClose()
    const state = highlightState(result.terms, result.document.type !== 'page')
    navigate(result.document.sectionRoute, { state })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      // Before the field takes it to clear itself.
      event.preventDefault()
      onClose()
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      send({ type: 'moved', by: event.key === 'ArrowDown' ? 1 : -1 })
    } else if (event.key === 'Enter') {
      event.preventDefault()
      const result = results[active]
      if (result) openResult(event, result, choose)
    }
  }

  return (
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label={text('docsite.search.button')}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      <div className="search-dialog__box">
        <search>
          <form className="search-dialog__form" onSubmit={(event) => event.preventDefault()}>
            {status === 'stalled' ? (
              <span className="search-dialog__spinner" aria-hidden="true" />
            ) : (
              <SearchIcon />
            )}
            <input
              ref={input}
              className="search-dialog__input"
              type="search"
              role="combobox"
              aria-label={text('docsite.search.button')}
              aria-autocomplete="list"
              aria-expanded={expanded}
              aria-controls={`${id}-list`}
              aria-activedescendant={expanded && active >= 0 ? optionId(active) : undefined}
              placeholder={text('cmfcmf/d-s-l.searchBar.placeholder')}
              maxLength={SEARCH_MAX_QUERY}
              autoComplete="off"
              autoCorrect="off"
              autoCapitalize="off"
              spellCheck="false"
              enterKeyHint="go"
              value={query}
              onInput={(event) => type(event.currentTarget.value)}
              onKeyDown={onKeyDown}
            />
            {query ? (
              <button
                type="button"
                className="search-dialog__clear"
                aria-label={text('cmfcmf/d-s-l.searchBar.clearButtonTitle')}
                title={text('cmfcmf/d-s-l.searchBar.clearButtonTitle')}
                onClick={() => {
                  type('')
                  input.current?.focus()
                }}
              >
                <ClearIcon />
              </button>
            ) : null}
            <button type="button" className="search-dialog__cancel" onClick={onClose}>
              {text('cmfcmf/d-s-l.searchBar.detachedCancelButtonText')}
            </button>
          </form>
        </search>
        <div className={classNames('search-dialog__panel', status === 'stalled' && 'aa-Panel--stalled')}>
          <SearchResults
            state={state}
            listId={`${id}-list`}
            optionId={optionId}
            onPoint={point}
            onRetry={() => {
              send({ type: 'retried', now: performance.now() })
              input.current?.focus()
            }}
            onChoose={(event, result) => {
              if (isPlainClick(event)) {
                event.preventDefault()
                choose(result)
              }
            }}
          />
        </div>
      </div>
    </dialog>
  )
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey

/** Enter opens here, with Ctrl or Cmd in a new tab, with Shift in a new window; with Alt it is the browser's. */
function openResult(event: KeyboardEvent, result: SearchResult, choose: (result: SearchResult) => void) {
  const href = result.document.sectionRoute
  if (event.ctrlKey || event.metaKey) window.open(href, '_blank', 'noopener')
  else if (event.shiftKey) window.open(href, '_blank', 'noopener,popup')
  else if (!event.altKey) choose(result)
}

function ClearIcon() {
  return (
    <svg className="search-icon" width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <path d="m5.5 5.5 9 9m0-9-9 9" />
    </svg>
  )
}

/** Requests for the page on screen: its version, then the preferred one, then the last. */
function useRequest(): (query: string) => Omit<SearchRequest, 'retry'> {
  const { docs, search, baseUrl } = useSite()
  const page = usePage()
  const { names } = usePreferredVersions()
  return (query) => ({
    query,
    tags: searchTags(docs, { active: page.docs, preferred: names }, search.tags),
    indexBase: new URL(baseUrl, document.baseURI).href,
    options: {
      boosts: search.boosts,
      languages: search.languages,
      tokenSeparator: search.tokenSeparator,
      maxResults: search.maxResults,
    },
  })
}

/**
 * Opens and closes the modal; the page behind does not scroll meanwhile. `onOpen` receives what was typed before: the early
 * field goes, the dialog has the focus and the text is handed over without a moment between in which a key could come.
 */
function useModal(open: boolean, onOpen: (typed: string) => void) {
  const dialog = useRef<HTMLDialogElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the rendering that opens it
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element || !open) return
    const typed = waitingField()?.finish() ?? ''
    element.showModal()
    document.body.classList.add('aa-Detached')
    onOpen(typed)
    return () => {
      document.body.classList.remove('aa-Detached')
      element.close()
      // Where nothing had the focus before, the browser leaves it in the hidden field until the next frame: a key pressed
      // before that would count as typed.
      const { activeElement } = document
      if (activeElement instanceof HTMLElement && element.contains(activeElement)) activeElement.blur()
    }
  }, [open])
  return dialog
}
