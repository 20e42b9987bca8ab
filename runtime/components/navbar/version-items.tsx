// Version items of the navbar: a link to a version's main doc, and the list of all versions with the current doc in each.
import { usePage, usePreferredVersions } from '../../contexts.tsx'
import type { NavbarVersion, NavbarVersionDropdown } from '../../model/navbar.ts'
import { own } from '../../model/own.ts'
import type { PageView } from '../../model/page.ts'
import type { DocsInstanceView, VersionView } from '../../model/site.ts'
import { classNames } from '../class-names.ts'
import { useCurrent } from '../use-current.ts'
import { useMessage } from '../use-message.ts'
import { useVersionCandidates } from '../use-version.ts'
import { BarDropdown, MenuDropdown } from './dropdown.tsx'
import { DropdownItems } from './dropdown-items.tsx'
import type { NavbarItemProps } from './item-props.ts'
import { NavbarLink } from './links.tsx'
import { useQueryAndHash } from './use-query-and-hash.ts'

/** A link to the first candidate version. */
export function VersionLink({ item, mobile, onNavigate }: NavbarItemProps<NavbarVersion>) {
  const { versions } = useVersionCandidates(item.instance)
  const version = versions[0]
  return (
    <NavbarLink
      item={{
        kind: 'link',
        position: item.position,
        label: item.label ?? version?.label ?? '',
        href: item.href ?? version?.mainDocPath ?? '',
        external: false,
        active: { by: 'path' },
        ...(item.className === undefined ? {} : { className: item.className }),
      }}
      place={mobile ? 'menu' : 'bar'}
      onNavigate={onNavigate}
    />
  )
}

/** The version menu; a plain link if there is nothing to choose from. */
export function VersionDropdown(props: NavbarItemProps<NavbarVersionDropdown>) {
  const { item, id, mobile, onNavigate } = props
  const text = useMessage()
  const { instance, versions } = useVersionCandidates(item.instance)
  const current = useCurrent()
  const shown = versions[0]
  const count = item.versions.length + item.before.length + item.after.length
  if (!instance || count <= 1) return <OnlyVersion {...props} version={shown} />
  const label = item.versions.find(({ name }) => name === shown?.name)?.label ?? shown?.label ?? ''
  const Dropdown = mobile ? MenuDropdown : BarDropdown
  return (
    <Dropdown
      id={id}
      label={mobile ? text('theme.navbar.mobileVersionsDropdown.label') : label}
      href={mobile ? undefined : shown?.mainDocPath}
      active={!item.activeClassDisabled && !mobile && current.instance === instance.id}
      position={item.position}
      className={item.className}
    >
      <DropdownItems items={item.before} mobile={mobile} onNavigate={onNavigate} />
      <Versions instance={instance} item={item} mobile={mobile} onNavigate={onNavigate} />
      <DropdownItems items={item.after} mobile={mobile} onNavigate={onNavigate} />
    </Dropdown>
  )
}

interface OnlyVersionProps extends NavbarItemProps<NavbarVersionDropdown> {
  readonly version: VersionView | undefined
}

function OnlyVersion({ item, version, ...rest }: OnlyVersionProps) {
  const label = item.versions[0]?.label
  const link: NavbarVersion = {
    kind: 'version',
    instance: item.instance,
    position: item.position,
    ...(version ? { href: version.mainDocPath } : {}),
    ...(label === undefined ? {} : { label }),
  }
  return <VersionLink {...rest} item={link} />
}

interface VersionsProps {
  readonly instance: DocsInstanceView
  readonly item: NavbarVersionDropdown
  readonly mobile: boolean
  readonly onNavigate: (() => void) | undefined
}

function Versions({ instance, item, mobile, onNavigate }: VersionsProps) {
  const current = useCurrent()
  const rest = useQueryAndHash()
  const { prefer } = usePreferredVersions()
  const alternates = alternatesOf(usePage(), instance.id)
  const kind = mobile ? 'menu__link' : 'dropdown__link'
  return item.versions.map(({ name, label }) => {
    const version = instance.versions.find((candidate) => candidate.name === name)
    const active = current.instance === instance.id && current.version === name
    return (
      <li key={name} className={mobile ? 'menu__list-item' : undefined}>
        <a
          className={classNames(kind, active && `${kind}--active`)}
          href={(own(alternates, name) ?? version?.mainDocPath ?? '') + rest}
          aria-current={active ? 'true' : undefined}
          onClick={() => {
            prefer(instance.id, name)
            onNavigate?.()
          }}
        >
          {label}
        </a>
      </li>
    )
  })
}

/** Version name -> URL of the current doc there; a page that is not a doc exists only in its own version. */
function alternatesOf(page: PageView, instance: string): Readonly<Record<string, string>> {
  const { docs } = page
  if (docs?.instance !== instance) return {}
  return { ...('alternates' in page ? page.alternates : undefined), [docs.version]: page.path }
}
