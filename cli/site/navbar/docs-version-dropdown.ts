// All versions of a docs instance behind a button.
import type { NavbarVersionDropdown } from '../../../runtime/model/navbar.ts'
import type { NavbarItemConfig } from '../../model/config.ts'
import { listed, nearest } from '../messages.ts'
import { type Instance, instanceOf } from './instance-of.ts'
import { itemBase } from './item-fields.ts'
import type { ItemContext, NavbarItemType } from './item-type.ts'

/** `{ versions, dropdownItemsBefore, dropdownItemsAfter, dropdownActiveClassDisabled }`. */
export const docsVersionDropdown: NavbarItemType = {
  type: 'docsVersionDropdown',
  lower(item, context) {
    const instance = instanceOf(item, context)
    return (
      instance && {
        kind: 'version-dropdown',
        ...itemBase(item),
        instance: instance.id,
        versions: shownVersions(item, instance, context),
        before: context.nested(item.dropdownItemsBefore, 'dropdownItemsBefore'),
        after: context.nested(item.dropdownItemsAfter, 'dropdownItemsAfter'),
        activeClassDisabled: item.dropdownActiveClassDisabled === true,
      }
    )
  },
}

/** Versions with labels: all of them, or those the item names. */
function shownVersions(
  item: NavbarItemConfig,
  { versions }: Instance,
  { where, report }: ItemContext,
): NavbarVersionDropdown['versions'] {
  const labels = new Map(versions.map(({ version }) => [version.name, version.label]))
  const everything: readonly WantedVersion[] = [...labels.keys()].map((name) => ({ name }))
  const wanted = wantedVersions(item.versions) ?? everything
  return wanted.flatMap(({ name, label }) => {
    const own = labels.get(name)
    if (own !== undefined) return [{ name, label: label ?? own }]
    const hint = nearest(name, labels.keys())
    report({
      code: 'site/unknown-version',
      severity: 'error',
      message: `${where}.versions: there is no version '${name}'. Available versions: ${listed(labels.keys())}`,
      ...(hint === undefined ? {} : { hint }),
    })
    return []
  })
}

interface WantedVersion {
  readonly name: string
  readonly label?: string
}

/** A list of names, or labels by name. */
function wantedVersions(versions: unknown): readonly WantedVersion[] | undefined {
  if (typeof versions !== 'object' || versions === null) return undefined
  if (Array.isArray(versions)) return versions.map((name) => ({ name: String(name) }))
  return Object.entries(versions).map(([name, value]: [string, unknown]) => {
    const label = typeof value === 'object' && value !== null && 'label' in value ? value.label : undefined
    return typeof label === 'string' ? { name, label } : { name }
  })
}
