// `terms.yml`: the glossary of a site, with the definition of each term.

import { own } from '../../runtime/model/own.ts'
import type { Term, TermsFile } from '../model/data-files.ts'
import type { Report } from '../model/diagnostic.ts'
import type { SourceFile } from '../model/source.ts'
import { replaceVariables, type Variables } from '../text/variables.ts'
import type { DataNode } from './data-node.ts'
import { type DataContext, listOf, nonEmptyText, objectOf, wrongValue } from './fields.ts'
import { readKeyedFile } from './keyed-file.ts'

/** Possible locations of the file, relative to the site folder; the first that exists is used. */
export const TERMS_FILES: readonly string[] = ['terms.yml', 'content/terms.yml']

const ADDRESS = /^(?:\/|https?:\/\/\S)/i
const fields = objectOf({
  text: nonEmptyText,
  forms: listOf(nonEmptyText, { least: 0 }),
  link: (node: DataNode, key: string, context: DataContext) => {
    const address = nonEmptyText(node, key, context)
    if (address === undefined || ADDRESS.test(address)) return address
    return wrongValue(node, key, 'a URL that begins with `/` or `https://`', context)
  },
})

/** Parses and validates a glossary; null when it cannot be read at all. A term may be written as its text alone. */
export function parseTermsFile(
  source: SourceFile,
  { variables }: { readonly variables: Variables },
  report: Report,
): TermsFile | null {
  const found = readKeyedFile(
    source,
    { code: 'scan/terms-file', name: 'terms', entry: 'term' },
    { variables, report },
  )
  if (found === null) return null
  const { entries, context, keyPlaces } = found
  const terms = entries.flatMap(({ key, value }): readonly (readonly [string, Term])[] => {
    const name = replaceVariables(key, variables).trim()
    const term = name === '' ? undefined : termOf(value, key, context)
    const spot = own(keyPlaces, `${name}.link`) ?? own(keyPlaces, name) ?? '1:1'
    return term ? [[name, { ...term, spot }]] : []
  })
  return { file: source.path, terms: Object.fromEntries(terms), keyPlaces }
}

/** Reports a term without a definition and returns undefined. */
function termOf(node: DataNode, key: string, context: DataContext): Omit<Term, 'spot'> | undefined {
  if (node.kind === 'map') {
    const { text, forms, link } = fields(node, key, context) ?? {}
    if (text === undefined) {
      // A misspelt key has already been reported.
      const isKnown = ({ key }: { readonly key: string }) => key === 'forms' || key === 'link'
      if (node.entries.every(isKnown)) wrongValue(node, key, MEANING, context)
      return undefined
    }
    return { text, ...(forms ? { forms } : {}), ...(link === undefined ? {} : { link }) }
  }
  if (node.kind === 'list' || node.value === null || node.text.trim() === '')
    return wrongValue(node, key, MEANING, context)
  const text = nonEmptyText(node, key, context)
  return text === undefined ? undefined : { text }
}

const MEANING = 'the definition of the term, as text or as an object with `text`'
