// Where the frozen versions of a docs instance are.
import type { DocsConfig } from './config.ts'

/** Where the versions of an instance are, relative to the site folder. */
export interface VersionFolders {
  readonly versionsFile: string
  readonly docs: string
  readonly sidebars: string
}

/** Files and folders of frozen versions; those of an instance with an id begin with it. */
export function versionFolders({ id }: Pick<DocsConfig, 'id'>): VersionFolders {
  const prefix = id === 'default' ? '' : `${id}_`
  return {
    versionsFile: `${prefix}versions.json`,
    docs: `${prefix}versioned_docs`,
    sidebars: `${prefix}versioned_sidebars`,
  }
}
