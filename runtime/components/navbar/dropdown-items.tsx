// The entries of a dropdown as list items.
import type { NavbarHtml as HtmlNode, NavbarLink as LinkNode } from '../../model/navbar.ts'
import { NavbarHtml, NavbarLink } from './links.tsx'

interface DropdownItemsProps {
  readonly items: readonly (LinkNode | HtmlNode)[]
  readonly mobile: boolean
  readonly onNavigate?: (() => void) | undefined
}

/** Links and raw html, each in an `li`. */
export function DropdownItems({ items, mobile, onNavigate }: DropdownItemsProps) {
  return items.map((item, index) =>
    item.kind === 'html' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: configured items never change their order
      <NavbarHtml key={index} item={item} inList />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: configured items never change their order
      <li key={index} className={mobile ? 'menu__list-item' : undefined}>
        <NavbarLink item={item} place={mobile ? 'menu' : 'dropdown'} onNavigate={onNavigate} />
      </li>
    ),
  )
}
