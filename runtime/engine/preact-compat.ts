// Replaces `react` with the engine `preact` for sites with their own theme: all of `preact/compat`, with ids that differ between
// the trees of a document.
// @ts-expect-error: its types are those of a module of another kind than it is.
export * from 'preact/compat'
export { default } from 'preact/compat'
export { usePrefixedId as useId } from './preact-ids.ts'
