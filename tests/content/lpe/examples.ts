// Pages of the language -> their entries and examples, with the line of each.
import { positionAt } from '../../../cli/text/position.ts'
import type { ContentFile } from '../files.ts'

/** An expression with the value that the page promises. */
export interface Example {
  readonly expression: string
  /** As written. */
  readonly value: string
  readonly line: number
}

/** A function of a page. */
export interface Entry {
  readonly name: string
  readonly id: string
  readonly line: number
  /** Labels of its list: signature, arguments and so on. */
  readonly labels: readonly string[]
  /** Expressions of its examples. */
  readonly examples: readonly string[]
}

/** The examples of an entry: of the browser and of the cube. */
const LISTED = /^- \*\*Пример:\*\* `(.+)` → `(.+)`$/gm
const LISTED_CUBE = /^- \*\*Пример в кубе:\*\* `([^`]+)` → (.+)$/gm
/** The same example in the table of a page. */
const IN_TABLE = /^\| [^|]+ \| [^|]+ \| `(.+)` → `(.+)` \|$/gm
/** A row of that table with the entry that it leads to. */
const IN_CUBE_TABLE = /^\| \[`[^`]+`\]\(#(.+?)\) \| [^|]+ \| `(.+)` → `(.+)` \|$/gm
/** A table with a column for the value. */
const WITH_VALUE = /^\| `[^|]*\| [^|`]*(?:`[^`]+`[^|`]*)* \| `([^`]+)` \| `([^`]+)` \|$/gm
/** `x` gives `y` in running text. */
const GIVES = /`([^`\n]+)` даёт `([^`\n]+)`/g
/** A block of code with its value after it. */
const BLOCK = /^```lpe[^\n]*\n([^`]+)```\n\nЗначение — `([^`\n]+)`(?=[.,;])/gm

/** Examples that the browser evaluates. */
export function browserExamples(file: ContentFile): readonly Example[] {
  const ofCube = new Set(cubeExamples(file).map(({ expression }) => expression))
  return [LISTED, IN_TABLE, WITH_VALUE, GIVES, BLOCK]
    .flatMap((pattern) => found(file, pattern))
    .filter(({ expression }) => !ofCube.has(expression))
}

/** Examples that a database evaluates; the value may be told in words. In a table these are the rows of entries for the cube. */
export const cubeExamples = (file: ContentFile): readonly Example[] => {
  const inBrowser = new Set(
    entries(file).flatMap(({ id, labels }) => (labels.includes('Пример') ? [id] : [])),
  )
  const rows = [...file.source.matchAll(IN_CUBE_TABLE)]
    .filter(([, id]) => !inBrowser.has(id!))
    .map(({ 2: expression, 3: value, index }) => ({
      expression: expression!,
      value: `\`${value}\``,
      line: positionAt(file.source, index).line,
    }))
  return [...found(file, LISTED_CUBE), ...rows]
}

/** Examples in the table at the head of a page. */
export const tableExamples = (file: ContentFile): readonly Example[] => found(file, IN_TABLE)

function found({ source }: ContentFile, pattern: RegExp): readonly Example[] {
  return [...source.matchAll(pattern)].map(({ 1: expression, 2: value, index }) => ({
    expression: expression!.trim(),
    value: value!,
    line: positionAt(source, index).line,
  }))
}

/** Trees of expressions: rows whose second cell begins with a bracket. */
export const treeExamples = (file: ContentFile): readonly Example[] =>
  found(file, /^\| `([^`\n]+)` \| `(\["[^`\n]+\])` \|.*$/gm)

/** Functions of a page: headings of code with their lists. */
export function entries({ source }: ContentFile): readonly Entry[] {
  return [...source.matchAll(/^### `(.+)` \{#(.+)\}$/gm)].map(({ 1: name, 2: id, index }) => {
    const rest = source.slice(index).split('\n').slice(1).join('\n')
    const body = rest.split(/^#{1,3} /m)[0]!
    return {
      name: name!,
      id: id!,
      line: positionAt(source, index).line,
      labels: [...body.matchAll(/^- \*\*(.+?):\*\*/gm)].map(([, label]) => label!),
      examples: [...body.matchAll(/^- \*\*Пример(?: в кубе)?:\*\* `(.+?)` → /gm)].map(
        ([, example]) => example!,
      ),
    }
  })
}
