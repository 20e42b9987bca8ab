// The SQL of a template cube -> what the server sends, with the filters and the variables of an example.
import { evaluateText } from '../lpe/evaluate.ts'

/** Variables that a dashboard of the examples sets. */
const VARIABLES: Readonly<Record<string, string>> = { date_from: '2025-01-01', date_to: '2025-12-31' }
const REGION = "region = 'Юг'"

/** Fills in `${filters(…)}` and `${lpe(…)}`. */
export const filled = (sql: string): string =>
  sql
    .replace(/\$\{filters\(([^)]*)\)\}/g, (_, names: string) => (names.includes('region') ? REGION : '1 = 1'))
    .replace(/\$\{lpe\((.*?)\)\}/g, (_, expression: string) => inserted(expression))

/** What one insertion becomes. */
export function inserted(expression: string): string {
  const quoted = /^ql\((.*)\)$/.exec(expression)?.[1]
  const value = computed(quoted ?? expression)
  return quoted === undefined ? String(value) : `'${String(value).replaceAll("'", "''")}'`
}

const computed = (expression: string): unknown => VARIABLES[expression] ?? evaluateText(expression)
