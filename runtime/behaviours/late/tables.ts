// Tables of a page: one that fits keeps its header visible below the navbar; one that is long or does not fit can be opened
// full-window.
import { type Behaviour, type BehaviourEnv, detachAll } from '../behaviour.ts'
import { make, makeButton } from './elements.ts'
import { type WatchedBlock, watchWidths } from './watch-widths.ts'

/** Class of a table wrapper that does not scroll. */
const FITS = 'table-wrapper--fits'
/** Number of rows above which a table that fits can also be opened full-window, to be filtered and sorted. */
const LONG = 12

const ICON = 'M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7'

/** Adds a button to each table. The button is overlaid and takes no space. */
export const late: Behaviour = {
  attach(root, env) {
    const wrappers = [...root.querySelectorAll<HTMLElement>('[data-article] .table-wrapper')]
    const tables = wrappers.flatMap((wrapper) => attachTable(wrapper, env) ?? [])
    return detachAll([...tables.map(({ detach }) => detach), watchWidths(tables)])
  },
}

interface AttachedTable extends WatchedBlock {
  readonly detach: () => void
}

function attachTable(wrapper: HTMLElement, env: BehaviourEnv): AttachedTable | null {
  const table = wrapper.querySelector('table')
  if (!table) return null
  const button = makeButton('code-button', env.text('docsite.expand'), ICON)
  const isLong = table.rows.length > LONG
  const tools = make('div', isLong ? 'table-tools table-tools--long' : 'table-tools', button)
  wrapper.before(tools)
  button.addEventListener('click', () => open(wrapper, wrapper.ariaLabel ?? '', env))
  return {
    box: wrapper,
    isWider: () => table.offsetWidth > wrapper.clientWidth,
    show(isWider) {
      wrapper.classList.toggle(FITS, !isWider)
      tools.hidden = !isWider && !isLong
    },
    detach() {
      tools.remove()
      wrapper.classList.remove(FITS)
    },
  }
}

function open(wrapper: HTMLElement, title: string, env: BehaviourEnv): void {
  import('./enlarged-block.ts').then(
    ({ openBlock }) => openBlock(wrapper, title, env),
    (cause) => env.warn('The table could not be opened.', cause),
  )
}
