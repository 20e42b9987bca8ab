// A link to the first page of a sidebar, in the reader's current version, otherwise the preferred one, otherwise the last.
import { own } from '../../../runtime/model/own.ts'
import { present } from '../../text/present.ts'
import { unknownSidebar } from '../messages.ts'
import { instanceOf, lastFirst, versionNames } from './instance-of.ts'
import { itemBase, itemLabel, linkAttributes } from './item-fields.ts'
import { navbarItemType } from './item-type.ts'

/** `{ sidebarId, label }`. */
export const docSidebar = navbarItemType({
  type: 'docSidebar',
  nestable: true,
  schema: ({ z, place, nonEmptyText, docsPluginId, label, attributes }) =>
    z.strictObject({
      type: z.literal('docSidebar'),
      ...place,
      sidebarId: nonEmptyText.describe('Sidebar id; the item links to its first page.'),
      docsPluginId,
      label: label.describe('Text of the link; by default the label of the first page.'),
      ...attributes,
    }),
  lower(item, context) {
    const instance = instanceOf(item, context)
    const id = item.sidebarId
    if (!instance) return null
    const versions = lastFirst(instance)
    const having = versions.filter(({ sidebars }) => Object.hasOwn(sidebars, id))
    if (having.length === 0) {
      const known = versions.flatMap(({ sidebars }) => Object.keys(sidebars))
      const where = `${context.where} (versions ${versionNames(instance)})`
      context.report(unknownSidebar(id, known, { where, key: context.where }))
      return null
    }
    const links = having.flatMap(({ version, sidebars }) => {
      const link = own(sidebars, id)?.link
      return link ? [{ version: version.name, ...link }] : []
    })
    const [target] = links
    if (!target) {
      context.report({
        code: 'site/sidebar-without-link',
        severity: 'error',
        key: context.where,
        message: `${context.where}: the sidebar '${id}' has no page to link to`,
        hint: 'add a page, or a category with a page, to the sidebar; external links and HTML do not count',
      })
      return null
    }
    return present({
      kind: 'link' as const,
      ...itemBase(item),
      label: itemLabel(item, context.translate) ?? target.label,
      href: target.href,
      external: false,
      active: { by: 'sidebar' as const, instance: instance.id, sidebar: id },
      attributes: linkAttributes(item),
      byVersion: {
        instance: instance.id,
        hrefs: Object.fromEntries(links.map(({ version, href }) => [version, href])),
      },
    })
  },
})
