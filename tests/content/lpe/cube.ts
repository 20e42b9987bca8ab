// An expression of a cube + the training figures -> the value that a database would return. Functions are those whose examples
// the pages give with a value; what depends on a database's own rows, order or dialect is told in words there.
import { createHash } from 'node:crypto'
import { evaluate as evaluateInBrowser } from './evaluate.ts'
import { geoHash } from './geo-hash.ts'
import type { Tree } from './parse.ts'

type Row = Readonly<Record<string, unknown>>

/** Yearly figures of the training set in thousands, by region, by category and by quarter. */
const REGIONS: readonly Row[] = [
  { region: 'Север', plan: 1200, amount: 1260, cost: 830, qty: 4100 },
  { region: 'Юг', plan: 950, amount: 870, cost: 610, qty: 3300 },
  { region: 'Центр', plan: 2100, amount: 2240, cost: 1390, qty: 7200 },
  { region: 'Восток', plan: 700, amount: 640, cost: 470, qty: 2500 },
]
const CATEGORIES: readonly Row[] = [
  { category: 'Кофе', amount: 2900 },
  { category: 'Чай', amount: 1510 },
  { category: 'Какао', amount: 600 },
]
const QUARTERS: readonly Row[] = [
  { dt: '2025-02-01', amount: 1130 },
  { dt: '2025-05-01', amount: 1215 },
  { dt: '2025-08-01', amount: 1190 },
  { dt: '2025-11-01', amount: 1475 },
]
const MONEY = ['amount', 'plan', 'cost']

/** Functions whose examples speak of the figures as they stand in the tables, in thousands. */
const IN_THOUSANDS = /^(?:median|quantile|stddev_|var_|covar_|corr)/

const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length
const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0)
const spread = (a: readonly number[], b: readonly number[]): number =>
  sum(a.map((value, at) => (value - mean(a)) * (b[at]! - mean(b))))

function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const place = part * (sorted.length - 1)
  const below = Math.floor(place)
  const above = sorted[below + 1] ?? sorted[below]!
  return sorted[below]! + (place - below) * (above - sorted[below]!)
}

/** Of columns: the values of their arguments in all rows. */
const aggregates: Readonly<Record<string, (...columns: (readonly number[])[]) => unknown>> = {
  sum,
  avg: mean,
  min: (values) => Math.min(...values),
  max: (values) => Math.max(...values),
  count: (values) => values.length,
  distinct: (values) => new Set(values),
  median: (values) => quantile(values, 0.5),
  quantile: (values, parts) => quantile(values, parts![0]!),
  stddev_pop: (values) => Math.sqrt(spread(values, values) / values.length),
  stddev_samp: (values) => Math.sqrt(spread(values, values) / (values.length - 1)),
  var_pop: (values) => spread(values, values) / values.length,
  var_samp: (values) => spread(values, values) / (values.length - 1),
  corr: (a, b) => spread(a!, b!) / Math.sqrt(spread(a!, a!) * spread(b!, b!)),
  covar_pop: (a, b) => spread(a!, b!) / a!.length,
  covar_samp: (a, b) => spread(a!, b!) / (a!.length - 1),
  sumIf: (values, conditions) => sum(values!.filter((_, at) => conditions![at])),
}

const degrees = (angle: number): number => (angle * 180) / Math.PI
const radians = (angle: number): number => (angle * Math.PI) / 180

/** Of values. */
const scalars: Readonly<Record<string, (...args: never[]) => unknown>> = {
  '+': (a: number, b: number) => a + b,
  '-': (a: number, b?: number) => (b === undefined ? -a : a - b),
  '*': (a: number, b: number) => a * b,
  '/': (a: number, b: number) => a / b,
  '=': (a: unknown, b: unknown) => a === b,
  in: (value: unknown, list: unknown[]) => list.includes(value),
  tuple: (...values: unknown[]) => values,
  between: (value: string, low: string, high: string) => value >= low && value <= high,
  if: (condition: boolean, yes: unknown, no: unknown) => (condition ? yes : no),
  total: (value: unknown) => value,
  abs: Math.abs,
  ceil: Math.ceil,
  floor: Math.floor,
  trunc: Math.trunc,
  sign: Math.sign,
  sqrt: Math.sqrt,
  exp: Math.exp,
  ln: Math.log,
  log10: Math.log10,
  log: (base: number, value: number) => Math.log2(value) / Math.log2(base),
  power: (base: number, exponent: number) => base ** exponent,
  mod: (value: number, divisor: number) => value % divisor,
  round: (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits,
  pi: () => Math.PI,
  div0: (a: number, b: number) => (b === 0 ? null : a / b),
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  cot: (angle: number) => 1 / Math.tan(angle),
  asin: Math.asin,
  acos: Math.acos,
  atan: Math.atan,
  atan2: Math.atan2,
  sinh: Math.sinh,
  cosh: Math.cosh,
  tanh: Math.tanh,
  degrees,
  radians,
  geoHash,
  substring: (text: string, from: number, length: number) => text.substring(from - 1, from - 1 + length),
  left: (text: string, length: number) => text.slice(0, length),
  right: (text: string, length: number) => text.slice(-length),
  position: (part: string, text: string) => text.indexOf(part) + 1,
  upper: (text: string) => text.toUpperCase(),
  lower: (text: string) => text.toLowerCase(),
  initcap: (text: string) =>
    text.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase()),
  trim: (text: string) => text.trim(),
  ltrim: (text: string) => text.trimStart(),
  /** A longer text is cut, as PostgreSQL does. */
  lpad: (text: string, length: number, fill: string) => text.slice(0, length).padStart(length, fill),
  split_part: (text: string, separator: string, part: number) => text.split(separator)[part - 1] ?? '',
  replace: (text: string, from: string, to: string) => text.replaceAll(from, to),
  md5: (text: string) => createHash('md5').update(text).digest('hex'),
  /** The page shows the literal itself. */
  ql: (text: string) => `'${text.replaceAll("'", "''")}'`,
}

/** The value of an expression of the cube over the rows it speaks of. */
export function cubeValue(tree: Tree): unknown {
  const text = JSON.stringify(tree)
  const rows = text.includes('"category"') ? CATEGORIES : text.includes('"dt"') ? QUARTERS : REGIONS
  const inThousands = IN_THOUSANDS.test(firstName(tree))
  return value(
    tree,
    rows.map((row) => (inThousands ? row : inRubles(row))),
    null,
  )
}

const inRubles = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, cell]) => [name, MONEY.includes(name) ? Number(cell) * 1000 : cell]),
  )

const isList = (tree: Tree | undefined): tree is readonly Tree[] => Array.isArray(tree)

/** The name of the outermost function. */
const firstName = (tree: Tree): string =>
  !isList(tree) ? '' : tree[0] === ':' ? firstName(tree[1]!) : String(tree[0])

function value(tree: Tree, rows: readonly Row[], row: Row | null): unknown {
  if (typeof tree === 'string') {
    if (!row || !(tree in row)) throw new Error(`no column ${tree}`)
    return row[tree]
  }
  if (!isList(tree)) return tree
  const name = String(tree[0])
  const args = tree.slice(1)
  if (name === ':') return value(args[0]!, rows, row)
  if (name === "'") return args[0]
  if (name === 'lpe') return evaluateInBrowser(args[0]!, { names: new Map(), resolveString: true })
  const aggregate = aggregates[name]
  if (aggregate) return aggregated(aggregate, args, rows)
  const scalar = scalars[name]
  if (!scalar) throw new Error(`no function ${name}`)
  return scalar(...(args.map((arg) => value(arg, rows, row)) as never[]))
}

/** `count(distinct(e))` counts what the aggregate inside it found. */
function aggregated(
  aggregate: (...columns: (readonly number[])[]) => unknown,
  args: readonly Tree[],
  rows: readonly Row[],
): unknown {
  const [first] = args
  if (isList(first) && first[0] === 'distinct') return (value(first, rows, null) as Set<unknown>).size
  return aggregate(...args.map((arg) => rows.map((row) => value(arg, rows, row) as number)))
}
