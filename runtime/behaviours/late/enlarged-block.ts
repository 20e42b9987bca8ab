// Shows a table or code block full-window. Table header and first column stay visible; rows can be filtered and sorted.
import type { BehaviourEnv } from '../behaviour.ts'
import { openDialog } from './dialog.ts'
import { make, makeButton } from './elements.ts'
import { sortedBy } from './sort-rows.ts'

/** Number of rows above which a filter is shown. */
export const MANY_ROWS = 12

/** Shows a copy of an element; the page behind it is unchanged. */
export function openBlock(block: HTMLElement, title: string, env: BehaviourEnv): void {
  const { element, head, close } = openDialog('enlarged', title, env)
  const copy = block.cloneNode(true) as HTMLElement
  for (const named of copy.querySelectorAll('[id]')) named.removeAttribute('id')
  for (const added of copy.querySelectorAll('.code-buttons, .table-tools, .code-language')) added.remove()
  const body = make('div', 'enlarged__body markdown', copy)
  element.append(body)
  // A link leads to another page.
  body.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a[href]')) close()
  })
  const table = copy.querySelector('table')
  if (table) prepareTable(table, head, env)
}

function prepareTable(table: HTMLTableElement, head: HTMLElement, env: BehaviourEnv): void {
  const [body] = table.tBodies
  if (!body || table.tBodies.length > 1) return
  const rows = [...body.rows]
  // A spanning cell belongs to no single row.
  if (table.querySelector('[rowspan], [colspan]')) return
  if (rows.length > MANY_ROWS) head.querySelector('h2')?.after(filterOf(rows, env))
  const headings = [...(table.tHead?.rows[0]?.cells ?? [])]
  for (const [at, heading] of headings.entries()) makeSortable(heading, at, body, rows, headings)
}

function filterOf(rows: readonly HTMLTableRowElement[], env: BehaviourEnv): HTMLElement {
  const field = make('input', 'enlarged__filter')
  field.type = 'search'
  field.ariaLabel = field.placeholder = env.text('docsite.table.filter')
  const status = make('span', 'enlarged__status')
  status.setAttribute('role', 'status')
  field.addEventListener('input', () => {
    const words = field.value.toLocaleLowerCase().split(/\s+/).filter(Boolean)
    for (const row of rows) {
      const text = (row.textContent ?? '').toLocaleLowerCase()
      row.hidden = !words.every((word) => text.includes(word))
    }
    const shown = rows.filter(({ hidden }) => !hidden).length
    status.textContent =
      words.length === 0
        ? ''
        : env.text('docsite.table.shown', { count: String(shown), total: String(rows.length) })
  })
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || field.value === '') return
    event.preventDefault()
    field.value = ''
    field.dispatchEvent(new Event('input'))
  })
  return make('div', 'enlarged__search', field, status)
}

function makeSortable(
  heading: HTMLTableCellElement,
  at: number,
  body: HTMLTableSectionElement,
  rows: readonly HTMLTableRowElement[],
  headings: readonly HTMLTableCellElement[],
): void {
  const label = heading.textContent?.trim()
  if (!label) return
  const button = makeButton('clean-btn enlarged__sort', '')
  button.replaceChildren(...heading.childNodes)
  heading.replaceChildren(button)
  button.addEventListener('click', () => {
    const order =
      heading.ariaSort === 'ascending' ? 'descending' : heading.ariaSort === 'descending' ? null : 'ascending'
    for (const one of headings) one.removeAttribute('aria-sort')
    if (order) heading.setAttribute('aria-sort', order)
    const textOf = (row: HTMLTableRowElement) => row.cells[at]?.textContent?.trim() ?? ''
    body.append(...(order ? sortedBy(rows, textOf, order) : rows))
  })
}
