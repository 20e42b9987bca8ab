// `@theme/Admonition`: a box with a title. The stylesheet draws its icon unless one is given; custom keywords look like `info`.
import type { ReactNode } from 'react'
import { useSite } from '../../contexts.tsx'
import { own } from '../../model/own.ts'

const LOOKS: ReadonlyMap<string, string> = new Map([
  ['note', 'secondary'],
  ['secondary', 'secondary'],
  ['tip', 'success'],
  ['success', 'success'],
  ['info', 'info'],
  ['important', 'info'],
  ['warning', 'warning'],
  ['caution', 'warning'],
  ['danger', 'danger'],
])

const TYPES: ReadonlyMap<string, string> = new Map([
  ['secondary', 'note'],
  ['success', 'tip'],
  ['important', 'info'],
])

/** Props of the box. */
export interface AdmonitionProps {
  readonly type?: string
  readonly title?: ReactNode
  readonly icon?: ReactNode
  readonly id?: string
  readonly className?: string
  readonly children?: ReactNode
}

/** An admonition box. */
export function Admonition({ type = 'note', title, icon, id, className, children }: AdmonitionProps) {
  const { messages } = useSite()
  const name = TYPES.get(type) ?? type
  const label = own(messages, `theme.admonition.${type}`) ?? type
  const classes = [
    'theme-admonition',
    `theme-admonition-${name}`,
    'alert',
    `alert--${LOOKS.get(type) ?? 'info'}`,
  ]
  return (
    <div className={[...classes, ...(className ? [className] : [])].join(' ')} id={id}>
      <div className="admonition-heading">
        {icon === undefined ? <span className="admonition-icon" aria-hidden="true" /> : <span>{icon}</span>}
        {title ?? label.charAt(0).toUpperCase() + label.slice(1)}
      </div>
      {children === undefined || children === null ? null : (
        <div className="admonition-content">{children}</div>
      )}
    </div>
  )
}

export { Admonition as default }
