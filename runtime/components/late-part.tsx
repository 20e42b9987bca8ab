// A part of the app that only answers to the reader. On the page that came as a document it stays the html that the server
// made until the reader acts; then its code comes, and that same html becomes live. Clicks that come too early are made again.
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
import { createHolder, type Holder } from './part.ts'

/** What makes html live. */
export interface LivePartProps {
  /** The element with the html. */
  readonly place: RefObject<HTMLElement | null>
  /** The page it was made for. */
  readonly page: PageView
  readonly onLive: () => void
  readonly children: ReactNode
}

/** What late parts are given by the browser program. */
export interface LateParts {
  /** Resolves when they are to become live. */
  readonly wanted: Promise<void>
  load(): Promise<ComponentType<LivePartProps>>
}

/** Null on the server. */
export const LatePartsContext = createContext<LateParts | null>(null)

/** Around a late part; the style sheet lets it work by itself as far as it can while it is only html. */
const LIVE = 'late-part'
const STILL = `${LIVE} late-part--still`

/** A part that is fetched when the reader acts. The `id` of its props is unique on the page. */
export function createLatePart<Props extends { readonly id: string }>(
  fetch: () => Promise<ComponentType<Props>>,
): Holder<Props> & ComponentType<Props> {
  const holder = createHolder(fetch)
  function LatePart(props: Props) {
    const page = usePage()
    const site = useSite()
    const isServer = useContext(LatePartsContext) === null
    const id = `${props.id}-part`
    // In the first rendering the document is still as the server made it.
    const [kept] = useState(() =>
      holder.isHere() ? null : { id, page, site, html: document.getElementById(id)?.innerHTML ?? '' },
    )
    // A site that is being edited may say something else by now.
    if (kept?.site === site) return <Kept {...kept} load={holder.load} show={() => holder.show(props)} />
    return (
      <div id={id} className={isServer ? STILL : LIVE}>
        {holder.show(props)}
      </div>
    )
  }
  return Object.assign(LatePart, holder)
}

interface KeptProps {
  readonly id: string
  readonly page: PageView
  readonly html: string
  readonly load: () => Promise<void>
  readonly show: () => ReactNode
}

/** What can be clicked and is not left to the browser. */
const CONTROLS = 'button, a:not([target="_blank"])'

function Kept({ id, page, html, load, show }: KeptProps) {
  const parts = useContext(LatePartsContext)
  const place = useRef<HTMLElement>(null)
  const [className, setClassName] = useState(STILL)
  const [live, setLive] = useState<Pick<LivePartProps, 'onLive'> & { Part: ComponentType<LivePartProps> }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each part
  useEffect(() => {
    if (!parts || !place.current) return
    const clicks = holdClicks(place.current, CONTROLS)
    const onLive = () => {
      setClassName(LIVE)
      clicks.release()
    }
    parts.wanted
      .then(() => Promise.all([parts.load(), load()]))
      .then(
        ([Part]) => setLive({ Part, onLive }),
        (cause) => {
          warn('A part of the page stays as the server made it.', cause)
          clicks.release()
        },
      )
    return clicks.stop
  }, [])
  return (
    <>
      <Html id={id} className={className} html={html} element={place} />
      {live ? (
        <live.Part place={place} page={page} onLive={live.onLive}>
          {show()}
        </live.Part>
      ) : null}
    </>
  )
}
