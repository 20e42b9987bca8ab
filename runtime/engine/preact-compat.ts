// Replaces `react` with the engine `preact` for sites with their own theme: all of `preact/compat`, with ids that differ between
// the trees of a document.
// @ts-expect-error: its types declare a different kind of module.
export * from 'preact/compat'
export { default } from 'preact/compat'
export { usePrefixedId as useId } from './preact-ids.ts'
