// All languages of the site: the same page in each, or the nearest one, with the same query and hash. The languages are separate
// sites, so following an entry is a full load.
import { usePage, useSite } from '../../contexts.tsx'
import type { NavbarLocaleDropdown } from '../../model/navbar.ts'
import { own } from '../../model/own.ts'
import type { LocaleView } from '../../model/site.ts'
import { classNames } from '../class-names.ts'
import { useCurrent } from '../use-current.ts'
import { useMessage } from '../use-message.ts'
import { BarDropdown, MenuDropdown } from './dropdown.tsx'
import { DropdownItems } from './dropdown-items.tsx'
import type { NavbarItemProps } from './item-props.ts'
import { useQueryAndHash } from './use-query-and-hash.ts'
import { withQuery } from './with-query.ts'

/** The language menu. */
export function LocaleDropdown({ item, id, mobile, onNavigate }: NavbarItemProps<NavbarLocaleDropdown>) {
  const { locale, locales } = useSite()
  const text = useMessage()
  const Dropdown = mobile ? MenuDropdown : BarDropdown
  return (
    <Dropdown
      id={id}
      label={mobile ? text('theme.navbar.mobileLanguageDropdown.label') : locale.label}
      active={false}
      position={item.position}
      className={item.className}
    >
      <DropdownItems items={item.before} mobile={mobile} onNavigate={onNavigate} />
      {locales.map((entry) => (
        <li key={entry.code} className={mobile ? 'menu__list-item' : undefined}>
          <LocaleLink entry={entry} query={item.queryString} mobile={mobile} />
        </li>
      ))}
      <DropdownItems items={item.after} mobile={mobile} onNavigate={onNavigate} />
    </Dropdown>
  )
}

interface LocaleLinkProps {
  readonly entry: LocaleView
  readonly query: string
  readonly mobile: boolean
}

function LocaleLink({ entry, query, mobile }: LocaleLinkProps) {
  const { baseUrl, locale } = useSite()
  const { elsewhere = {} } = usePage()
  const { path } = useCurrent()
  const rest = useQueryAndHash()
  const kind = mobile ? 'menu__link' : 'dropdown__link'
  return (
    <a
      className={classNames(kind, entry.code === locale.code && `${kind}--active`)}
      href={
        entry.baseUrl + (own(elsewhere, entry.code) ?? path.replace(baseUrl, '')) + withQuery(rest, query)
      }
      target="_self"
      rel="noopener noreferrer"
      lang={entry.htmlLang}
    >
      {entry.label}
    </a>
  )
}
