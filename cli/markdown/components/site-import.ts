// Components that a page imports from modules of the site.
import type { Place } from '../../model/diagnostic.ts'
import type { Document } from '../document.ts'

/** What a page imports: `path#export`, and the place of the import. */
export interface SiteImport {
  readonly name: string
  readonly place: Place
  /** It is given to a component, and may be anything. */
  readonly isValue?: true
}

/** The module that the page imports a component from: `<Card>`, or `<Card.Item>` for a member of what is imported. */
export function siteImport(name: string, { imports }: Pick<Document, 'imports'>): SiteImport | undefined {
  const [first = '', ...members] = name.split('.')
  const imported = imports.get(first)
  if (imported?.kind !== 'component') return undefined
  const { from, place } = imported
  const path = from.includes('#') ? [from, ...members].join('.') : `${from}#${members.join('.')}`
  return { name: path, place }
}
