// Loads the native Markdown parser. The bundled program replaces this file (`bin/bundle.js`) with one that has the package's
// JavaScript inlined: finding and loading its thirty modules takes as long as starting a thread.
import { createRequire } from 'node:module'

interface Options {
  readonly features: Readonly<Record<string, boolean>>
}

/** The part of the package in use; its own types would add its extension nodes to mdast for the whole program. */
export interface NativePackage<Tree = unknown> {
  markdownToMdast(text: string, options: Options): Tree
  mdxToMdast(text: string, options: Options): Tree
  /** Returns a module whose default export is the text as a component; with `jsx`, JSX is not compiled. */
  mdxToJs(text: string, options: Options & { readonly jsx?: boolean }): { readonly code: string }
  markdownToHtml(text: string, options: Options): { readonly html: string }
}

/** Loads the package; throws if it has no binary for this machine. */
export const nativePackage = <Tree>() => createRequire(import.meta.url)('satteri') as NativePackage<Tree>
