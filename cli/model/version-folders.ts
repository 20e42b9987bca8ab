// Location of the frozen versions of a docs instance.
import type { DocsConfig } from './config.ts'

/** Files and folders of the versions of an instance, relative to the site folder. */
export interface VersionFolders {
  readonly versionsFile: string
  readonly docs: string
  readonly sidebars: string
}

/** Files and folders of frozen versions; for an instance with an id, their names start with the id. */
export function versionFolders({ id }: Pick<DocsConfig, 'id'>): VersionFolders {
  const prefix = id === 'default' ? '' : `${id}_`
  return {
    versionsFile: `${prefix}versions.json`,
    docs: `${prefix}versioned_docs`,
    sidebars: `${prefix}versioned_sidebars`,
  }
}
