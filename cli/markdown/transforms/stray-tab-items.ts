// Shows the content of tab items outside any tabs, with a warning because their labels are lost.
import { transform } from '../document.ts'
import { eachNode } from '../walk.ts'

/** Reports tab items that remain after all tabs have taken theirs. */
export const strayTabItems = transform((tree, { page }) => {
  eachNode(tree, (node) => {
    if (node.type !== 'tabItem') return
    const { value, label = value } = node.data?.tab ?? {}
    const name = label === undefined ? 'A TabItem' : `The TabItem "${label}"`
    page.report(
      {
        code: 'markdown/tabs',
        severity: 'warning',
        message: `${name} is not directly inside Tabs; only its content is shown.`,
        hint: 'Put <Tabs> and </Tabs> around the items, with nothing between Tabs and TabItem.',
      },
      page.places.placeOf(node),
    )
  })
})
