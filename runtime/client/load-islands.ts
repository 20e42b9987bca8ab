// Code that hydrates components of the site's theme, loaded before the first page that has one is shown.
import type { ComponentType } from 'react'
import type { PageView } from '../model/page.ts'
import { warn } from '../routing/warn.ts'

/** Holds the code once it is loaded. */
export interface IslandsHolder {
  Islands: ComponentType | null
}

/** Loads the code of the components in an article; if that fails, they remain static html. */
export async function loadIslands(page: PageView, holder: IslandsHolder): Promise<void> {
  if (page.kind !== 'doc' || !page.features.includes('components')) return
  try {
    const { Islands, loadModules } = await import('../islands.tsx')
    await loadModules(page.article)
    holder.Islands = Islands
  } catch (cause) {
    warn('A part of the page stays as the server made it.', cause)
  }
}
