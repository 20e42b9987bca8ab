// List behaviour after the first interaction, and the stylesheet for it.
export { loadDeferredStyle } from '../routing/late-style.ts'
export { loadSidebar, loadTree, treeFor } from '../routing/sidebar-tree.ts'
export { animateCollapse } from './collapse-animation.ts'
export { showLevel, showMore } from './sidebar/show-level.ts'
