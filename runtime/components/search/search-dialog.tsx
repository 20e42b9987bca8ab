// The search dialog: an editable combobox over a list of links, in a modal of the browser's own.
import { type KeyboardEvent, type MouseEvent, useCallback, useEffect, useId, useRef } from 'react'
import { useNavigation } from '../../contexts.tsx'
import type { SearchResult } from '../../model/search.ts'
import { classNames } from '../class-names.ts'
import { useMessage } from '../use-message.ts'
import { highlightState } from './highlight-state.ts'
import { SearchForm } from './search-form.tsx'
import { SearchResults } from './search-results.tsx'
import type { SearchDialogProps } from './search-services.ts'
import { useSearch } from './use-search.ts'
import { useSearchModal } from './use-search-modal.ts'
import { useSearchRequest } from './use-search-request.ts'

/** The dialog; it stays mounted while closed, so that the query and its results are there when it is opened again. */
export function SearchDialog({ engine, open, onClose, onQuery }: SearchDialogProps) {
  const text = useMessage()
  const { state, send } = useSearch(engine, useSearchRequest(), open)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const list = { listId: `${id}-list`, optionId: (index: number) => `${id}-option-${index}` }
  const choose = useChoice(onClose)
  const point = useCallback((index: number | null) => send({ type: 'pointed', index }), [send])
  const type = (value: string) => send({ type: 'typed', text: value, now: performance.now() })
  const dialog = useSearchModal(open, (typed) => (typed ? type(typed) : input.current?.select()))
  useEffect(() => onQuery(state.query), [onQuery, state.query])
  useCloseOnNavigation(open, onClose)

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    const { key } = event
    if (!['Escape', 'ArrowDown', 'ArrowUp', 'Enter'].includes(key)) return
    // Of Escape too: the field would clear itself.
    event.preventDefault()
    if (key === 'Escape') onClose()
    else if (key === 'Enter') openResult(event, state.outcome?.results[state.active], choose)
    else send({ type: 'moved', by: key === 'ArrowDown' ? 1 : -1 })
  }
  const again = (type: 'retried' | 'meant') => () => {
    send({ type, now: performance.now() })
    input.current?.focus()
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
      onMouseDown={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className="search-dialog__box">
        <SearchForm {...list} {...{ state, input, onKeyDown, onClose }} onType={type} />
        <div
          className={classNames('search-dialog__panel', state.status === 'stalled' && 'aa-Panel--stalled')}
        >
          <SearchResults
            {...list}
            {...{ state }}
            onPoint={point}
            onChoose={onPlainClick(choose)}
            onRetry={again('retried')}
            onLiteral={again('meant')}
          />
        </div>
      </div>
    </dialog>
  )
}

type Choose = (result: SearchResult) => void

/** Closes the dialog and goes to a result, whose words are marked there. */
function useChoice(onClose: () => void): Choose {
  const { navigate } = useNavigation()
  return (result) => {
    onClose()
    const state = highlightState(result.terms, result.document.type !== 'page')
    navigate(result.document.sectionRoute, { state })
  }
}

/** Going back or forward leaves the page on which the dialog was opened. */
function useCloseOnNavigation(open: boolean, onClose: () => void): void {
  const { pathname } = useNavigation().location
  const openedOn = useRef(pathname)
  useEffect(() => {
    if (open && openedOn.current !== pathname) onClose()
    openedOn.current = pathname
  }, [open, onClose, pathname])
}

/** A click with a modifier stays with the browser: it opens a tab or a window. */
const onPlainClick = (choose: Choose) => (event: MouseEvent, result: SearchResult) => {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  choose(result)
}

/** Enter opens here, with Ctrl or Cmd in a new tab, with Shift in a new window; with Alt it is the browser's. */
function openResult(event: KeyboardEvent, result: SearchResult | undefined, choose: Choose): void {
  if (!result) return
  const href = result.document.sectionRoute
  if (event.ctrlKey || event.metaKey) window.open(href, '_blank', 'noopener')
  else if (event.shiftKey) window.open(href, '_blank', 'noopener,popup')
  else if (!event.altKey) choose(result)
}
