// The data of docs that Docusaurus gives to components, from the data of this program: instances and versions with their
// names, labels and addresses. Lists of docs and sidebars stay in files of their own and are not there.
import type { DocsInstanceView, SiteView, VersionView } from '../../model/site.ts'

/** A version as components know it. */
export interface GlobalVersion {
  readonly name: string
  readonly label: string
  readonly isLast: boolean
  readonly path: string
  /** Id of the doc that the version begins with. */
  readonly mainDocId: string
  readonly docs: readonly { readonly id: string; readonly path: string }[]
}

/** A docs instance as components know it. */
export interface GlobalDocs {
  readonly path: string
  readonly versions: readonly GlobalVersion[]
  readonly breadcrumbs: boolean
}

/** Name of the plugin that docs belong to. */
export const DOCS_PLUGIN = 'docusaurus-plugin-content-docs'

const MAIN = 'main'

/** A version with its main doc alone. */
export function globalVersion({ name, label, isLast, path, mainDocPath }: VersionView): GlobalVersion {
  return { name, label, isLast, path, mainDocId: MAIN, docs: [{ id: MAIN, path: mainDocPath }] }
}

/** An instance with its versions, the newest first. */
export function globalDocs({ path, versions, breadcrumbs }: DocsInstanceView): GlobalDocs {
  return { path, breadcrumbs, versions: versions.map(globalVersion) }
}

/** All instances, by the name of their plugin and their id. */
export function globalData({ docs }: SiteView) {
  return { [DOCS_PLUGIN]: Object.fromEntries(docs.map((instance) => [instance.id, globalDocs(instance)])) }
}
