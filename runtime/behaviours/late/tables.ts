// Tables of a page: one that fits keeps its head in sight below the navbar; one that is long or does not fit can be opened over
// the whole window.
import { type Behaviour, type BehaviourEnv, detachAll } from '../behaviour.ts'
import { make, makeButton } from './elements.ts'

/** A table wrapper that needs no scrolling. */
const FITS = 'table-wrapper--fits'
/** Rows from which on a table that fits can be opened as well, to be filtered and sorted. */
const LONG = 12

const ICON = 'M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7'

/** Adds a button to each table; it takes no room. */
export const late: Behaviour = {
  attach(root, env) {
    const wrappers = [...root.querySelectorAll<HTMLElement>('[data-article] .table-wrapper')]
    return detachAll(wrappers.map((wrapper) => attachTable(wrapper, env)))
  },
}

function attachTable(wrapper: HTMLElement, env: BehaviourEnv): () => void {
  const table = wrapper.querySelector('table')
  if (!table) return () => undefined
  const button = makeButton('code-button', env.text('docsite.expand'), ICON)
  const isLong = table.rows.length > LONG
  const tools = make('div', isLong ? 'table-tools table-tools--long' : 'table-tools', button)
  wrapper.before(tools)
  button.addEventListener('click', () => open(wrapper, wrapper.ariaLabel ?? '', env))
  const update = () => {
    const fits = table.offsetWidth <= wrapper.clientWidth
    wrapper.classList.toggle(FITS, fits)
    tools.hidden = fits && !isLong
  }
  const observer = new ResizeObserver(update)
  observer.observe(wrapper)
  return () => {
    observer.disconnect()
    tools.remove()
    wrapper.classList.remove(FITS)
  }
}

function open(wrapper: HTMLElement, title: string, env: BehaviourEnv): void {
  import('./enlarged-block.ts').then(
    ({ openBlock }) => openBlock(wrapper, title, env),
    (cause) => env.warn('The table could not be opened.', cause),
  )
}
