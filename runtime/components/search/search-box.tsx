// The search button of the navbar. Its dialog is loaded when the reader first opens it; the boot script listens for that from the
// start (`early-field.ts`).
import { useCallback, useEffect, useRef, useState } from 'react'
import { useHydrated, useSite } from '../../contexts.tsx'
import { loadDeferredStyle } from '../../routing/late-style.ts'
import { warn } from '../../routing/warn.ts'
import { createEngine } from '../../search/browser-engine.ts'
import type { SearchEngine, TakeFiles } from '../../search/protocol.ts'
import { classNames } from '../class-names.ts'
import { useMessage } from '../use-message.ts'
import { earlyField, SEARCH_ANSWERED, SEARCH_WANTED } from './early-field.ts'
import { SearchIcon } from './search-icon.tsx'
import { type SearchServices, useSearchServices } from './search-services.ts'
import { waitingField } from './waiting-field.ts'

type Dialog = Awaited<ReturnType<SearchServices['loadDialog']>>['SearchDialog']

/** Props of the search box. */
export interface SearchBoxProps {
  /** Unique on the page. */
  readonly id: string
  readonly className?: string | undefined
}

/** Button with its shortcuts, and the dialog while it is open. */
export function SearchBox({ className }: SearchBoxProps) {
  const text = useMessage()
  const services = useSearchServices()
  const { search } = useSite()
  const hydrated = useHydrated()
  const [Dialog, setDialog] = useState<{ readonly component: Dialog } | null>(null)
  const [open, setOpen] = useState(false)
  const [query, setQuery] = useState('')

  const button = useRef<HTMLButtonElement>(null)
  const close = useCallback(() => setOpen(false), [])

  useEffect(() => {
    if (!services) return
    // The field has been removed if the reader has closed it meanwhile.
    const stopWaiting = () => earlyField() ?? dispatchEvent(new Event(SEARCH_ANSWERED))
    const replaceInput = (component: Dialog) => {
      stopWaiting()
      if (waitingField()?.opener !== button.current) return
      setDialog({ component })
      setOpen(true)
    }
    const show = () => {
      const ready = services.prepare().then((take) => engineOf(services, take).prepare?.(search.engine))
      Promise.all([services.loadDialog(), loadDeferredStyle(), ready]).then(
        ([{ SearchDialog }]) => replaceInput(SearchDialog),
        (cause) => {
          warn('The search could not be loaded.', cause)
          earlyField()?.finish()
          stopWaiting()
        },
      )
    }
    // The reader may have opened the search before this code was loaded.
    if (earlyField()) show()
    else stopWaiting()
    addEventListener(SEARCH_WANTED, show)
    return () => removeEventListener(SEARCH_WANTED, show)
  }, [services, search.engine])

  return (
    <div className={classNames('search-box', className)}>
      <button
        ref={button}
        type="button"
        className="search-button"
        // Hover or focus suggests that the reader is about to open it.
        onPointerEnter={services?.prepare}
        onFocus={services?.prepare}
        aria-haspopup="dialog"
        aria-keyshortcuts={search.shortcuts ? 'Control+K /' : undefined}
      >
        <SearchIcon />
        <span className="search-button__text">
          {query ? <span className="visually-hidden">{text('docsite.search.button')}: </span> : null}
          {query || text('cmfcmf/d-s-l.searchBar.placeholder')}
        </span>
        {search.shortcuts ? <Keys command={hydrated && isApple()} /> : null}
      </button>
      {services && Dialog ? (
        <Dialog.component engine={engineOf(services)} open={open} onClose={close} onQuery={setQuery} />
      ) : null}
    </div>
  )
}

function engineOf(services: SearchServices, take: TakeFiles = () => new Map()): SearchEngine {
  services.engine ??= createEngine(take)
  return services.engine
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
