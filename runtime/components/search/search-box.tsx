// The search button of the navbar. The dialog it opens is loaded when it is first wanted.
import { useCallback, useEffect, useRef, useState } from 'react'
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
  const button = useRef<HTMLButtonElement>(null)

  const show = useCallback(() => {
    setOpen(true)
    services?.loadDialog().then(
      ({ SearchDialog }) => setDialog({ component: SearchDialog }),
      () => setOpen(false),
    )
  }, [services])
  const close = useCallback(() => {
    setOpen(false)
    button.current?.focus({ preventScroll: true })
  }, [])
  useShortcut(search.shortcuts, show)

  return (
    <div className={classNames('search-box', className)}>
      <button
        ref={button}
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
        <Dialog.component engine={services.engine} open={open} onClose={close} onQuery={setQuery} />
      ) : null}
    </div>
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
