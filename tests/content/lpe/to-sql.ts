// A measure or dimension of a cube -> SQL of PostgreSQL, as the server would send it: enough of the language for the examples of
// the pages, so that a database can judge them.
import { parse, type Tree } from './parse.ts'

const UNITS: Readonly<Record<string, string>> = { d: 'day', w: 'week', m: 'month', q: 'quarter', y: 'year' }
const INFIX = new Set(['+', '-', '*', '/', '=', '!=', '<', '<=', '>', '>=', 'and', 'or'])

/** A column of the answer: its expression and its name. */
export interface Column {
  readonly sql: string
  /** Without the alias: the expression itself. */
  readonly name: string
  /** Whether it is computed from a group of rows. */
  readonly isAggregate: boolean
}

/** `expression:alias` -> a column. */
export function columnOf(text: string): Column {
  const tree = parse(text)
  const [inner, name] =
    Array.isArray(tree) && tree[0] === ':' ? [tree[1] ?? null, String(tree[2])] : [tree, text]
  return { sql: toSql(inner), name, isAggregate: hasAggregate(inner) }
}

const AGGREGATE =
  /^(?:sum|avg|min|max|count|median|quantile|corr|stddev_\w+|var_\w+|covar_\w+|countIf|sumIf|window|total|string_agg)$/

const hasAggregate = (tree: Tree): boolean =>
  Array.isArray(tree) && ((typeof tree[0] === 'string' && AGGREGATE.test(tree[0])) || tree.some(hasAggregate))

/** A tree -> SQL. */
export function toSql(tree: Tree): string {
  if (tree === null) return 'NULL'
  if (typeof tree === 'string') return tree
  if (typeof tree !== 'object') return String(tree)
  const [name, ...rest] = tree
  const own = special[String(name)]
  if (own) return own(rest)
  const args = rest.map(toSql)
  if (INFIX.has(String(name)) && args.length > 1) return `(${args.join(` ${name} `)})`
  return `${name}(${args.join(', ')})`
}

const quoted = (text: Tree | undefined): string => `'${String(text).replaceAll("'", "''")}'`
const plain = (tree: Tree | undefined): string => (Array.isArray(tree) ? String(tree[1]) : String(tree))
const sqlOf = (tree: Tree | undefined): string => toSql(tree ?? null)
const argumentsOf = (tree: Tree | undefined): readonly Tree[] => (Array.isArray(tree) ? tree.slice(1) : [])

const special: Readonly<Record<string, (args: readonly Tree[]) => string>> = {
  "'": ([text, mark]) => (mark === 'D' ? `DATE ${quoted(text)}` : quoted(text)),
  '-': ([a, b]) => (b === undefined ? `(- ${sqlOf(a)})` : `(${sqlOf(a)} - ${sqlOf(b)})`),
  not: ([a]) => `(NOT ${sqlOf(a)})`,
  '::': ([a, type]) => `CAST(${sqlOf(a)} AS ${plain(type)})`,
  in: ([a, list]) => `(${sqlOf(a)} IN (${argumentsOf(list).map(toSql).join(', ')}))`,
  is: ([a]) => `(${sqlOf(a)} IS NULL)`,
  between: ([a, low, high]) => `(${sqlOf(a)} BETWEEN ${sqlOf(low)} AND ${sqlOf(high)})`,
  if: (args) => caseOf(args),
  count: ([a]) => (a === undefined ? 'count(*)' : `count(${sqlOf(a)})`),
  distinct: ([a]) => `DISTINCT ${sqlOf(a)}`,
  median: ([a]) => `percentile_cont(0.5) WITHIN GROUP (ORDER BY ${sqlOf(a)})`,
  quantile: ([a, part]) => `percentile_cont(${sqlOf(part)}) WITHIN GROUP (ORDER BY ${sqlOf(a)})`,
  sumIf: ([a, condition]) => `sum(${sqlOf(a)}) FILTER (WHERE ${sqlOf(condition)})`,
  countIf: ([condition]) => `count(*) FILTER (WHERE ${sqlOf(condition)})`,
  toStart: ([a, unit]) => `date_trunc('${UNITS[plain(unit)]}', ${sqlOf(a)})`,
  year: ([a]) => `extract(year from ${sqlOf(a)})`,
  window: ([fn, ...parts]) => `${sqlOf(fn)} OVER (${parts.map(overPart).join(' ')})`,
  // A variable of the dashboard: of a text, its name, as long as nobody has set it; else any number does.
  lpe: ([inner]) => (Array.isArray(inner) && inner[0] === 'ql' ? quoted(inner[1]) : '1'),
}

function caseOf(args: readonly Tree[]): string {
  const pairs = Math.floor(args.length / 2)
  const whens = Array.from(
    { length: pairs },
    (_, at) => `WHEN ${sqlOf(args[2 * at])} THEN ${sqlOf(args[2 * at + 1])}`,
  )
  const otherwise = args.length % 2 ? ` ELSE ${sqlOf(args.at(-1))}` : ''
  return `CASE ${whens.join(' ')}${otherwise} END`
}

function overPart(part: Tree): string {
  const [name, ...args] = Array.isArray(part) ? part : [part]
  if (name === 'partition') return `PARTITION BY ${args.map(toSql).join(', ')}`
  if (name === 'order') return `ORDER BY ${args.map(ordered).join(', ')}`
  return `ROWS BETWEEN ${bound(args[0])} AND ${bound(args[1])}`
}

const ordered = (tree: Tree): string =>
  Array.isArray(tree) && (tree[0] === '-' || tree[0] === '+') && tree.length === 2
    ? `${sqlOf(tree[1])} ${tree[0] === '-' ? 'DESC' : 'ASC'}`
    : toSql(tree)

function bound(tree: Tree | undefined): string {
  const rows = Array.isArray(tree) ? -Number(tree[1]) : Number(tree)
  if (rows === 0) return 'CURRENT ROW'
  return `${Math.abs(rows)} ${rows < 0 ? 'PRECEDING' : 'FOLLOWING'}`
}
