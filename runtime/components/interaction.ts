// What lists do once the reader acts.
export { animateCollapse } from './collapse-animation.ts'
export { showLevel, showMore } from './sidebar/show-level.ts'
