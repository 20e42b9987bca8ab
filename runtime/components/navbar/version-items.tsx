// Version items of the navbar: a link to a version's main doc, and the list of all versions with the current doc in each.

import { useEffect, useState } from 'react'
import { useHydrated, usePage, usePreferredVersions, useResources } from '../../contexts.tsx'
import type { NavbarVersion, NavbarVersionDropdown } from '../../model/navbar.ts'
import { own } from '../../model/own.ts'
import type { DocsIndex, DocsInstanceView, VersionView } from '../../model/site.ts'
import { samePath } from '../../routing/same-path.ts'
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

/** The version menu; with nothing to choose from it is a plain link. */
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
  const alternates = useAlternates(instance)
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

/** Version name -> path of the current doc there. Until the list of docs is here, only the current version is known. */
function useAlternates(instance: DocsInstanceView): Readonly<Record<string, string>> {
  const page = usePage()
  const resources = useResources()
  const hydrated = useHydrated()
  const address = instance.docsIndex
  const [, setLoaded] = useState<string>()
  useEffect(() => {
    if (address === undefined || resources.peek(address) !== undefined) return
    // Without the list every entry leads to its version's main doc.
    resources.load(address).then(
      () => setLoaded(address),
      () => undefined,
    )
  }, [address, resources])
  const { docs } = page
  if (docs?.instance !== instance.id) return {}
  const index =
    hydrated && address !== undefined ? (resources.peek(address) as DocsIndex | undefined) : undefined
  const id = Object.entries(own(index ?? {}, docs.version) ?? {}).find(([, path]) =>
    samePath(path, page.path),
  )?.[0]
  const entries = Object.entries(index ?? {}).map(
    ([version, paths]) => [version, own(paths, id ?? '')] as const,
  )
  const known = entries.filter((entry): entry is [string, string] => entry[1] !== undefined)
  return { ...Object.fromEntries(known), [docs.version]: page.path }
}
