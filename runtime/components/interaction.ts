// What lists do once the reader acts, and the style sheet of what comes then.
export { loadLateStyle } from '../routing/late-style.ts'
export { loadSidebar, loadTree, treeFor } from '../routing/sidebar-tree.ts'
export { animateCollapse } from './collapse-animation.ts'
export { showLevel, showMore } from './sidebar/show-level.ts'
