// The package of the native parser. The bundled program has another file in the place of this one (`bin/bundle.js`), with the
// package's JavaScript in it: to find and load its thirty modules takes as long as to start a thread.
import { createRequire } from 'node:module'
import type { TreeNode } from '../tree.ts'

/** What is used of the package; its own types would add nodes of its extensions to mdast for the whole program. */
export interface NativePackage {
  markdownToMdast(text: string, options: { readonly features: Readonly<Record<string, boolean>> }): TreeNode
  mdxToMdast(text: string, options: { readonly features: Readonly<Record<string, boolean>> }): TreeNode
}

/** Loads the package; throws where it has no binary for this machine. */
export const nativePackage = () => createRequire(import.meta.url)('satteri') as NativePackage
