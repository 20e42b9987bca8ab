// The docs data that Docusaurus provides to components, built from our own: instances and versions with their names, labels and
// URLs. Lists of docs and sidebars are in separate files and not included.
import type { DocsInstanceView, SiteView, VersionView } from '../../model/site.ts'

/** A version as components see it. */
export interface GlobalVersion {
  readonly name: string
  readonly label: string
  readonly isLast: boolean
  readonly path: string
  /** Id of the first doc of the version. */
  readonly mainDocId: string
  readonly docs: readonly { readonly id: string; readonly path: string }[]
}

/** A docs instance as components see it. */
export interface GlobalDocs {
  readonly path: string
  readonly versions: readonly GlobalVersion[]
  readonly breadcrumbs: boolean
}

/** Name of the docs plugin. */
export const DOCS_PLUGIN = 'docusaurus-plugin-content-docs'

const MAIN = 'main'

/** A version with only its main doc. */
export function globalVersion({ name, label, isLast, path, mainDocPath }: VersionView): GlobalVersion {
  return { name, label, isLast, path, mainDocId: MAIN, docs: [{ id: MAIN, path: mainDocPath }] }
}

/** An instance with its versions, newest first. */
export function globalDocs({ path, versions, breadcrumbs }: DocsInstanceView): GlobalDocs {
  return { path, breadcrumbs, versions: versions.map(globalVersion) }
}

/** All instances, by plugin name and instance id. */
export function globalData({ docs }: SiteView) {
  return { [DOCS_PLUGIN]: Object.fromEntries(docs.map((instance) => [instance.id, globalDocs(instance)])) }
}
