// Components that a page imports from modules of the site.
import type { Place } from '../../model/diagnostic.ts'
import type { Document } from '../document.ts'

/** An import of a page, `path#export`, and its place. */
export interface SiteImport {
  readonly name: string
  readonly place: Place
  /** Passed to a component as a value, so it need not be a component. */
  readonly isValue?: true
}

/** The import that a component name refers to: `<Card>`, or `<Card.Item>` for a member of an import. */
export function siteImport(name: string, { imports }: Pick<Document, 'imports'>): SiteImport | undefined {
  const [first = '', ...members] = name.split('.')
  const imported = imports.get(first)
  if (imported?.kind !== 'component') return undefined
  const { from, place } = imported
  const path = from.includes('#') ? [from, ...members].join('.') : `${from}#${members.join('.')}`
  return { name: path, place }
}
