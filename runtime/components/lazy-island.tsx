// A part of the app that only responds to the reader. On the initial page it remains server html until the first interaction;
// then its code is loaded and the html is hydrated in place. Earlier clicks are dispatched again.
import {
  type ComponentType,
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import { usePage, useSite } from '../contexts.tsx'
import type { PageView } from '../model/page.ts'
import { holdClicks } from '../routing/hold-clicks.ts'
import { warn } from '../routing/warn.ts'
import { Html } from './html.tsx'
import { type LazyComponent, lazyCode } from './lazy-component.ts'

/** Props of the component that hydrates the html of an island. */
export interface HydratorProps {
  /** The element with the html. */
  readonly container: RefObject<HTMLElement | null>
  /** The page that the server rendered it for. */
  readonly page: PageView
  readonly onHydrated: () => void
  readonly children: ReactNode
}

/** When and with what code the browser hydrates islands. */
export interface IslandHydration {
  /** Resolves on the first interaction. */
  readonly start: Promise<void>
  load(): Promise<ComponentType<HydratorProps>>
}

/** Null on the server. */
export const IslandHydrationContext = createContext<IslandHydration | null>(null)

// Class names of the element around an island; the stylesheet makes its html work without JavaScript as far as possible.
const HYDRATED = 'late-part'
const NOT_HYDRATED = `${HYDRATED} late-part--still`

/**
 * A component that is loaded on the first interaction. The `id` among its props is unique on the page. `render` is for a tree
 * that is already hydrated: it creates no island.
 */
export function lazyIsland<Props extends { readonly id: string }>(
  fetch: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  const code = lazyCode(fetch)
  function Island(props: Props) {
    const page = usePage()
    const site = useSite()
    const isServer = useContext(IslandHydrationContext) === null
    const id = `${props.id}-part`
    // During the first render the document still contains the server's html.
    const [fromServer] = useState(() =>
      code.isLoaded() ? null : { id, page, site, html: document.getElementById(id)?.innerHTML ?? '' },
    )
    // `docsite serve` may have replaced the site; the server's html is then outdated.
    if (fromServer?.site === site)
      return <ServerHtml {...fromServer} load={code.load} render={() => code.render(props)} />
    return (
      <div id={id} className={isServer ? NOT_HYDRATED : HYDRATED}>
        {code.render(props)}
      </div>
    )
  }
  return Object.assign(Island, code)
}

interface ServerHtmlProps {
  readonly id: string
  readonly page: PageView
  readonly html: string
  readonly load: () => Promise<void>
  readonly render: () => ReactNode
}

/** Elements whose clicks the island handles itself. */
const CONTROLS = 'button, a:not([target="_blank"])'

/** Server html, with a component beside it that hydrates it once the code is loaded. */
function ServerHtml({ id, page, html, load, render }: ServerHtmlProps) {
  const hydration = useContext(IslandHydrationContext)
  const container = useRef<HTMLElement>(null)
  const [className, setClassName] = useState(NOT_HYDRATED)
  const [loaded, setLoaded] = useState<{
    readonly Hydrator: ComponentType<HydratorProps>
    readonly onHydrated: () => void
  }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each island
  useEffect(() => {
    if (!hydration || !container.current) return
    const endHolding = holdClicks(container.current, CONTROLS)
    const onHydrated = () => {
      setClassName(HYDRATED)
      endHolding(true)
    }
    hydration.start
      .then(() => Promise.all([hydration.load(), load()]))
      .then(
        ([Hydrator]) => setLoaded({ Hydrator, onHydrated }),
        (cause) => {
          warn('A part of the page stays as the server made it.', cause)
          endHolding(true)
        },
      )
    return () => endHolding(false)
  }, [])
  return (
    <>
      <Html id={id} className={className} html={html} element={container} />
      {loaded ? (
        <loaded.Hydrator container={container} page={page} onHydrated={loaded.onHydrated}>
          {render()}
        </loaded.Hydrator>
      ) : null}
    </>
  )
}
