// A link to a doc in the reader's current version, otherwise the preferred one, otherwise the last.
import type { NavbarLink } from '../../../runtime/model/navbar.ts'
import type { Doc } from '../../model/site.ts'
import { pathHref } from '../../text/path-href.ts'
import { present } from '../../text/present.ts'
import { unknownDoc } from '../messages.ts'
import { instanceOf, lastFirst, versionNames } from './instance-of.ts'
import { itemBase, itemLabel, linkAttributes } from './item-fields.ts'
import { navbarItemType } from './item-type.ts'

/** `{ docId, label }`. A draft is not shown. */
export const doc = navbarItemType({
  type: 'doc',
  nestable: true,
  schema: ({ z, place, nonEmptyText, docsPluginId, label, attributes }) =>
    z.strictObject({
      type: z.literal('doc'),
      ...place,
      docId: nonEmptyText.describe('Page id.'),
      docsPluginId,
      label: label.describe('Text of the link; by default the page id.'),
      ...attributes,
    }),
  lower(item, context) {
    const instance = instanceOf(item, context)
    const id = item.docId
    if (!instance) return null
    const versions = lastFirst(instance)
    const found = versions.flatMap((tables) => tables.docs.find((candidate) => candidate.id === id) ?? [])
    const [target] = found
    if (target) {
      return present({
        ...docLink(target, instance.id, found),
        ...itemBase(item),
        label: itemLabel(item, context.translate) ?? id,
        attributes: linkAttributes(item),
      })
    }
    if (!versions.some(({ draftIds }) => draftIds.includes(id))) {
      const known = versions.flatMap(({ docs }) => docs.map((candidate) => candidate.id))
      const where = `${context.where} (versions ${versionNames(instance)})`
      context.report(unknownDoc(id, known, { where, key: context.where }))
    }
    return null
  },
})

function docLink(
  target: Doc,
  instance: string,
  found: readonly Doc[],
): Omit<NavbarLink, 'position' | 'label'> {
  const sidebar =
    target.frontMatter.displayed_sidebar === undefined ? target.sidebar : target.frontMatter.displayed_sidebar
  return {
    kind: 'link',
    href: pathHref(target.permalink),
    external: false,
    active: { by: 'doc', instance, docPath: target.permalink, ...(sidebar ? { sidebar } : {}) },
    byVersion: {
      instance,
      hrefs: Object.fromEntries(found.map(({ version, permalink }) => [version, pathHref(permalink)])),
    },
    ...(target.unlisted ? { unlisted: true } : {}),
  }
}
