// The form of the search dialog: the combobox (WAI-ARIA pattern) with its buttons.
import type { KeyboardEvent, RefObject } from 'react'
import { SEARCH_MAX_QUERY } from '../../model/search.ts'
import { useMessage } from '../use-message.ts'
import { SearchIcon } from './search-icon.tsx'
import type { SearchState } from './search-state.ts'

interface SearchFormProps {
  readonly state: SearchState
  readonly input: RefObject<HTMLInputElement | null>
  readonly listId: string
  /** Number of rows in the list: results or suggestions. */
  readonly rows: number
  optionId(index: number): string
  onType(text: string): void
  onKeyDown(event: KeyboardEvent<HTMLInputElement>): void
  onClose(): void
}

/** Field, button to clear it, and button to close the dialog. */
export function SearchForm({ state, input, onType, onClose, ...field }: SearchFormProps) {
  const text = useMessage()
  const { query, status } = state
  return (
    <search>
      <form className="search-dialog__form" onSubmit={(event) => event.preventDefault()}>
        {status === 'stalled' ? (
          <span className="search-dialog__spinner" aria-hidden="true" />
        ) : (
          <SearchIcon />
        )}
        <Field state={state} input={input} onType={onType} {...field} />
        {query ? (
          <button
            type="button"
            className="search-dialog__clear"
            aria-label={text('cmfcmf/d-s-l.searchBar.clearButtonTitle')}
            title={text('cmfcmf/d-s-l.searchBar.clearButtonTitle')}
            onClick={() => {
              onType('')
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
  )
}

type FieldProps = Omit<SearchFormProps, 'onClose'>

function Field({ state, input, listId, rows, optionId, onType, onKeyDown }: FieldProps) {
  const text = useMessage()
  const { query, active } = state
  const expanded = rows > 0
  return (
    <input
      ref={input}
      className="search-dialog__input"
      type="search"
      role="combobox"
      aria-label={text('docsite.search.button')}
      aria-autocomplete="list"
      aria-expanded={expanded}
      aria-controls={listId}
      aria-activedescendant={expanded && active >= 0 ? optionId(active) : undefined}
      placeholder={text('cmfcmf/d-s-l.searchBar.placeholder')}
      maxLength={SEARCH_MAX_QUERY}
      autoComplete="off"
      autoCorrect="off"
      autoCapitalize="off"
      spellCheck="false"
      enterKeyHint="go"
      value={query}
      onInput={(event) => onType(event.currentTarget.value)}
      onKeyDown={onKeyDown}
    />
  )
}

function ClearIcon() {
  return (
    <svg className="search-icon" width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <path d="m5.5 5.5 9 9m0-9-9 9" />
    </svg>
  )
}
