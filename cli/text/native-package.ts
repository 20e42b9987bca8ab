// The package of the native parser. The bundled program has another file in the place of this one (`bin/bundle.js`), with the
// package's JavaScript in it: to find and load its thirty modules takes as long as to start a thread.
import { createRequire } from 'node:module'

interface Options {
  readonly features: Readonly<Record<string, boolean>>
}

/** What is used of the package; its own types would add nodes of its extensions to mdast for the whole program. */
export interface NativePackage<Tree = unknown> {
  markdownToMdast(text: string, options: Options): Tree
  mdxToMdast(text: string, options: Options): Tree
  /** A module whose default export is the text as a component; `jsx`: its elements stay as they are. */
  mdxToJs(text: string, options: Options & { readonly jsx?: boolean }): { readonly code: string }
  markdownToHtml(text: string, options: Options): { readonly html: string }
}

/** Loads the package; throws where it has no binary for this machine. */
export const nativePackage = <Tree>() => createRequire(import.meta.url)('satteri') as NativePackage<Tree>
