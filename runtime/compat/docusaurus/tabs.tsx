// `@theme/Tabs` and `@theme/TabItem` inside components: tabs with keyboard support that follow the other tabs of the same
// `groupId` on all pages. `queryString` is not supported.
import {
  Children,
  isValidElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { tabSlot } from '../../storage/tab-slot.ts'

/** Props of an item. */
export interface TabItemProps {
  readonly value: string
  readonly label?: string
  readonly default?: boolean
  readonly className?: string
  readonly attributes?: Readonly<Record<string, unknown>>
  readonly children?: ReactNode
}

/** Props of a set. */
export interface TabsProps {
  readonly children?: ReactNode
  readonly values?: readonly { readonly value: string; readonly label?: string }[]
  readonly defaultValue?: string | null
  readonly groupId?: string
  readonly className?: string
  readonly block?: boolean
  readonly lazy?: boolean
}

/** A panel; the surrounding set renders its label. */
export function TabItem({ children }: TabItemProps) {
  return <>{children}</>
}

type Item = ReactElement<TabItemProps>

/** A set of tabs. */
export function Tabs({ children, values, defaultValue, groupId, className, block = false, lazy }: TabsProps) {
  const id = useId()
  const items = Children.toArray(children).filter((child): child is Item => isValidElement(child))
  const tabs = values ?? items.map(({ props: { value, label } }) => ({ value, label }))
  const first = items.find(({ props }) => props.default)?.props.value ?? tabs[0]?.value ?? null
  const [chosen, choose] = useChoice(
    groupId,
    tabs.map(({ value }) => value),
    defaultValue === undefined ? first : defaultValue,
  )
  const list = useRef<HTMLUListElement>(null)
  const focusable = Math.max(
    tabs.findIndex(({ value }) => value === chosen),
    0,
  )
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, index: number) => {
    if (event.key === 'Enter' || event.key === ' ') choose(tabs[index]?.value ?? '')
    const next = neighbour(event.key, index, tabs.length)
    if (next === undefined && event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    if (next !== undefined) list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus()
  }
  const classes = ['tabs', ...(block ? ['tabs--block'] : []), ...(className ? [className] : [])]
  return (
    <div className="tabs-container theme-tabs-container">
      <ul
        ref={list}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the WAI-ARIA tabs pattern
        role="tablist"
        aria-orientation="horizontal"
        className={classes.join(' ')}
        data-controlled=""
      >
        {tabs.map(({ value, label }, index) => (
          <li
            key={value}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: as above
            role="tab"
            id={`${id}tab-${index}`}
            className={value === chosen ? 'tabs__item tabs__item--active' : 'tabs__item'}
            tabIndex={index === focusable ? 0 : -1}
            aria-selected={value === chosen}
            aria-controls={`${id}panel-${index}`}
            onClick={() => choose(value)}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            {label ?? value}
          </li>
        ))}
      </ul>
      <div className="margin-top--md">
        {tabs.map(({ value, label }, index) => (
          <div
            key={value}
            role="tabpanel"
            id={`${id}panel-${index}`}
            className="tab-item"
            aria-labelledby={`${id}tab-${index}`}
            data-label={label ?? value}
            hidden={value !== chosen}
          >
            {lazy && value !== chosen ? null : items.find(({ props }) => props.value === value)}
          </div>
        ))}
      </div>
    </div>
  )
}

/** The selected value of a set, shared with its group. */
function useChoice(groupId: string | undefined, values: readonly string[], first: string | null) {
  const [chosen, setChosen] = useState(first)
  const known = values.join('\n')
  useEffect(() => {
    if (groupId === undefined) return undefined
    const take = (value: string | null) => {
      if (value !== null && known.split('\n').includes(value)) setChosen(value)
    }
    const slot = tabSlot(groupId)
    take(slot.get())
    return slot.listen(take)
  }, [groupId, known])
  const choose = (value: string) => {
    setChosen(value)
    if (groupId !== undefined) tabSlot(groupId).set(value)
  }
  return [chosen, choose] as const
}

/** Arrow keys move the focus cyclically without selecting. */
function neighbour(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count
  if (key === 'ArrowLeft') return (index + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

export { Tabs as default }
