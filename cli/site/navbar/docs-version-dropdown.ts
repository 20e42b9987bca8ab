// A dropdown with all versions of a docs instance.
import type { NavbarVersionDropdown } from '../../../runtime/model/navbar.ts'
import { listed, nearest } from '../messages.ts'
import { type Instance, instanceOf } from './instance-of.ts'
import { itemBase } from './item-fields.ts'
import { type ItemContext, navbarItemType } from './item-type.ts'

/** `{ versions, dropdownItemsBefore, dropdownItemsAfter, dropdownActiveClassDisabled }`. */
export const docsVersionDropdown = navbarItemType({
  type: 'docsVersionDropdown',
  nestable: false,
  schema: ({ z, place, docsPluginId, nonEmptyText, nestedItems }) =>
    z.strictObject({
      type: z.literal('docsVersionDropdown'),
      ...place,
      docsPluginId,
      dropdownItemsBefore: nestedItems('docsVersionDropdown')
        .exactOptional()
        .describe('Links above the versions.'),
      dropdownItemsAfter: nestedItems('docsVersionDropdown')
        .exactOptional()
        .describe('Links below the versions.'),
      dropdownActiveClassDisabled: z
        .boolean()
        .exactOptional()
        .describe('Does not highlight the active version.'),
      versions: z
        .union([
          z.array(nonEmptyText),
          z.record(z.string(), z.strictObject({ label: nonEmptyText.exactOptional() })),
        ])
        .exactOptional()
        .describe('Versions to show: a list of names, or an object with a label for each name.'),
    }),
  lower(item, context) {
    const instance = instanceOf(item, context)
    return (
      instance && {
        kind: 'version-dropdown',
        ...itemBase(item),
        instance: instance.id,
        versions: shownVersions(item.versions, instance, context),
        before: context.nested(item.dropdownItemsBefore, 'dropdownItemsBefore'),
        after: context.nested(item.dropdownItemsAfter, 'dropdownItemsAfter'),
        activeClassDisabled: item.dropdownActiveClassDisabled === true,
      }
    )
  },
})

/** The versions with labels: all of them, or those named by the item. */
function shownVersions(
  named: NamedVersions | undefined,
  { versions }: Instance,
  { where, report }: ItemContext,
): NavbarVersionDropdown['versions'] {
  const labels = new Map(versions.map(({ version }) => [version.name, version.label]))
  const everything: readonly WantedVersion[] = [...labels.keys()].map((name) => ({ name }))
  const wanted = named === undefined ? everything : wantedVersions(named)
  return wanted.flatMap(({ name, label }) => {
    const own = labels.get(name)
    if (own !== undefined) return [{ name, label: label ?? own }]
    report({
      code: 'site/unknown-version',
      severity: 'error',
      key: `${where}.versions`,
      message: `${where}.versions: there is no version '${name}'. Available versions: ${listed(labels.keys())}`,
      hint: nearest(name, labels.keys()) ?? 'write one of these versions, or remove the name from the list',
    })
    return []
  })
}

interface WantedVersion {
  readonly name: string
  readonly label?: string
}

/** A list of names, or labels by name. */
type NamedVersions = readonly string[] | Readonly<Record<string, Omit<WantedVersion, 'name'>>>

function wantedVersions(versions: NamedVersions): readonly WantedVersion[] {
  return Array.isArray(versions)
    ? versions.map((name: string) => ({ name }))
    : Object.entries(versions).map(([name, { label }]) => (label === undefined ? { name } : { name, label }))
}
