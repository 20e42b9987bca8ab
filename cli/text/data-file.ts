// Files of data that pages and components import: JSON, and YAML, which sites of Docusaurus read with a loader of webpack.
import { parse } from 'yaml'

/** Whether a path names such a file. */
export const isDataFile = (path: string): boolean => /\.(?:json|ya?ml)$/i.test(path)

/** What the file holds. Throws for what is neither. */
export function parseDataFile(path: string, text: string): unknown {
  return /\.json$/i.test(path) ? JSON.parse(text) : parse(text)
}
