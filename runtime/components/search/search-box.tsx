// The search button of the navbar. The dialog it opens is loaded when it is first wanted.
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useHydrated, useSite } from '../../contexts.tsx'
import { classNames } from '../class-names.ts'
import { useMessage } from '../use-message.ts'
import { SearchIcon } from './search-icon.tsx'
import { type SearchServices, useSearchServices } from './search-services.ts'
import { opensSearch, takesText } from './shortcut.ts'

type Dialog = Awaited<ReturnType<SearchServices['loadDialog']>>['SearchDialog']

/** Button with the keys that open the search, and the dialog while it is open. */
export function SearchBox({ className }: { readonly className?: string | undefined }) {
  const text = useMessage()
  const services = useSearchServices()
  const { search } = useSite()
  const hydrated = useHydrated()
  const [Dialog, setDialog] = useState<{ readonly component: Dialog } | null>(null)
  const [open, setOpen] = useState(false)
  const [query, setQuery] = useState('')

  const show = useCallback(() => {
    setOpen(true)
    services?.loadDialog().then(
      ({ SearchDialog }) => setDialog({ component: SearchDialog }),
      () => setOpen(false),
    )
  }, [services])
  const close = useCallback(() => setOpen(false), [])
  useShortcut(search.shortcuts, show)

  return (
    <div className={classNames('search-box', className)}>
      <button
        type="button"
        className="search-button"
        aria-haspopup="dialog"
        aria-keyshortcuts={search.shortcuts ? 'Control+K /' : undefined}
        onClick={show}
      >
        <SearchIcon />
        <span className="search-button__text">
          {query ? <span className="visually-hidden">{text('docsite.search.button')}: </span> : null}
          {query || text('cmfcmf/d-s-l.searchBar.placeholder')}
        </span>
        {search.shortcuts ? <Keys command={hydrated && isApple()} /> : null}
      </button>
      {services && Dialog ? (
        <Dialog.component
          engine={services.engine}
          open={open}
          typed={query}
          onClose={close}
          onQuery={setQuery}
        />
      ) : null}
      {open && !Dialog ? <EarlyField onType={setQuery} onCancel={close} /> : null}
    </div>
  )
}

interface EarlyFieldProps {
  onType(text: string): void
  onCancel(): void
}

/** Takes what is typed, and brings the keyboard of touch screens, until the dialog is here; then the focus is where it was. */
function EarlyField({ onType, onCancel }: EarlyFieldProps) {
  const text = useMessage()
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    const before = document.activeElement
    field.current?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])
  return (
    <input
      ref={field}
      className="visually-hidden"
      aria-label={text('docsite.search.button')}
      onInput={(event) => onType(event.currentTarget.value)}
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
    />
  )
}

function Keys({ command }: { readonly command: boolean }) {
  return (
    <span className="search-button__keys" aria-hidden="true">
      <kbd>{command ? '⌘' : 'Ctrl'}</kbd>
      <kbd>K</kbd>
    </span>
  )
}

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent)

function useShortcut(enabled: boolean, show: () => void) {
  useEffect(() => {
    if (!enabled) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return
      if (!opensSearch(event, takesText(document.activeElement))) return
      event.preventDefault()
      show()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [enabled, show])
}
