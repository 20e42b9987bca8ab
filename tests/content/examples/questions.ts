// A block of JSON -> what its dashlets and requests ask of a cube.
import { columnOf } from '../lpe/to-sql.ts'
import { type Block, nameOf } from './blocks.ts'

/** What one dashlet or request asks. */
export interface Question {
  readonly name: string
  readonly cube: string
  readonly dimensions: readonly string[]
  readonly measures: readonly string[]
  readonly filters: Readonly<Record<string, unknown>>
}

const isStrings = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** All questions of a block of JSON. */
export const questionsOf = (block: Block): readonly Question[] =>
  askedBy(JSON.parse(block.code), nameOf(block))

/** All questions that commands of a block send to the API of cubes. */
export const sentOf = (block: Block): readonly Question[] =>
  [...block.code.matchAll(/-d '(\{"with"[^']*)'/g)].flatMap(([, body = '']) =>
    askedBy(JSON.parse(body), nameOf(block)),
  )

/** Every object that names a cube: what it asks. */
function askedBy(value: unknown, name: string): readonly Question[] {
  if (Array.isArray(value)) return value.flatMap((one) => askedBy(one, name))
  if (!isObject(value)) return []
  const inner = Object.values(value).flatMap((one) => askedBy(one, name))
  const { koob, with: source, columns = [], dimensions = [], measures = [], filters = {} } = value
  const cube = koob ?? source
  const asked = [
    ...(isStrings(columns) ? columns : []),
    ...(isStrings(dimensions) ? dimensions : []),
    ...(isStrings(measures) ? measures : []),
  ]
  if (typeof cube !== 'string' || asked.length === 0) return inner
  const split = asked.map(columnOf)
  return [
    ...inner,
    {
      name,
      cube,
      dimensions: asked.filter((_, at) => !split[at]?.isAggregate && asked[at] !== 'avg_check'),
      measures: asked.filter((_, at) => split[at]?.isAggregate || asked[at] === 'avg_check'),
      filters: isObject(filters) ? filters : {},
    },
  ]
}
