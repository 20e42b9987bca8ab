// Data files that pages and components import: JSON and YAML. Docusaurus sites read YAML with a webpack loader.
import { parse } from 'yaml'

/** Whether a path has the extension of a data file. */
export const isDataFile = (path: string): boolean => /\.(?:json|ya?ml)$/i.test(path)

/** Parses the file. Throws if the text is not valid. */
export function parseDataFile(path: string, text: string): unknown {
  return /\.json$/i.test(path) ? JSON.parse(text) : parse(text)
}
