// ```sh npm2yarn: a fence with npm commands becomes tabs, one for each package manager.
import { tabs } from '../components/tabs.ts'
import { transform } from '../document.ts'
import type { Literal } from '../literal.ts'
import { commandsFor } from '../source/package-commands.ts'
import type { TreeNode } from '../tree.ts'
import { replaceNodes } from '../walk.ts'

/** The word in the info string, and an older one with the same meaning. */
const MARK = /(?:^|\s)npm2yarn(?:2pnpm)?(?=\s|$)/

/** Readers choose once: these tabs switch together on all pages. */
const PROPS: ReadonlyMap<string, Literal> = new Map([['groupId', 'npm2yarn']])

/** Shows commands for each package manager. */
export const packageManagers = transform((tree, document) => {
  if (!document.text.includes('npm2yarn')) return
  const managers = document.page.options.markdown.packageManagers
  replaceNodes(tree, (node) => {
    if (node.type !== 'code' || !MARK.test(node.meta ?? '')) return null
    const block = { ...node, meta: (node.meta ?? '').replace(MARK, '').trim() }
    if (managers.length === 0) return [block]
    const items = managers.map((manager): TreeNode => {
      const value = commandsFor(node.value ?? '', manager)
      const tab = { value: manager, label: LABELS[manager], selected: false }
      return { type: 'tabItem', data: { tab }, children: [{ ...block, value }] }
    })
    return tabs({ name: 'Tabs', props: PROPS, children: items, node }, document)
  })
})

/** Official spelling of the names. */
const LABELS = { npm: 'npm', yarn: 'Yarn', pnpm: 'pnpm', bun: 'Bun' } as const
