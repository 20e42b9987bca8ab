// Plugins of remark and rehype in the source of a Docusaurus configuration, as source text with the imports they need.
// An evaluated function cannot be written to another file; an expression that refers to it can.
import { own } from '../../../runtime/model/own.ts'
import { absentName } from '../../model/absent.ts'
import { recordOf } from '../../text/record.ts'
import { SourceText } from '../templates/typescript.ts'
import { type Fields, functionName, listOf } from './read-site.ts'

/** Plugins for the new configuration, and those left out. */
export interface TakenPlugins {
  /** Import statements of the new configuration. */
  readonly imports: readonly string[]
  /** Keys of `markdown`, as source text. */
  readonly keys: Readonly<Record<string, SourceText>>
  /** Packages whose plugins are taken over. */
  readonly taken: readonly string[]
  /** Source text of plugins that cannot be taken over. */
  readonly left: readonly string[]
  /** Packages that are not installed, and files that cannot be loaded. */
  readonly absent: readonly AbsentPlugin[]
  /** Whether formulas are rendered. */
  readonly math: boolean
  /** Package managers for which npm commands are converted, if any. */
  readonly packageManagers?: readonly string[]
}

/** Modules that cannot be loaded, with the names of their missing imports. */
export type Missing = ReadonlyMap<string, readonly string[]>

/** A plugin that cannot be loaded. */
export interface AbsentPlugin {
  readonly name: string
  /** Its missing imports. */
  readonly needs: readonly string[]
}

const KEYS = ['remarkPlugins', 'rehypePlugins', 'beforeDefaultRemarkPlugins', 'beforeDefaultRehypePlugins']

const MATH: ReadonlySet<string> = new Set(['remark-math', 'rehype-katex', 'rehype-mathjax'])

const NPM2YARN = '@docusaurus/remark-plugin-npm2yarn'
/** Converters used by default, in addition to npm. */
const USUAL_CONVERTERS = ['yarn', 'pnpm'] as const

/** Plugins whose features are built in here. */
const BUILT_IN: ReadonlySet<string> = new Set([
  ...MATH,
  ...['remark-gfm', 'remark-directive', 'remark-mdx', 'remark-frontmatter', 'rehype-raw'],
  NPM2YARN,
])

/** The import that provides a name in the source. */
interface Binding {
  readonly from: string
  readonly statement: string
}

/** Takes over the plugins that docs instances use. */
export function takePlugins(source: string, instances: readonly Fields[], missing: Missing): TakenPlugins {
  const isNamed = (key: string) => instances.some((options) => listOf(own(options, key)).length > 0)
  const bindings = bindingsOf(source)
  const found = KEYS.filter(isNamed).flatMap((key) =>
    elementsOf(source, key).map((text) => ({ key, ...named(text, bindings) })),
  )
  const isBuiltIn = (each: (typeof found)[number]) => each.packages.some((name) => BUILT_IN.has(name))
  const others = found.filter((each) => !isBuiltIn(each))
  const lacking = others.filter(({ packages }) => packages.some((name) => missing.has(name)))
  const taken = others.filter((each) => each.isWhole && !lacking.includes(each))
  const left = others.filter((each) => !each.isWhole)
  const keys = Object.fromEntries(
    KEYS.flatMap((key) => {
      const elements = taken.filter((each) => each.key === key).map(({ text }) => text)
      return elements.length === 0 ? [] : [[key, new SourceText(`[${elements.join(', ')}]`)] as const]
    }),
  )
  const isFound = found.length > 0
  const converters = instances.flatMap(convertersOf)
  const unseen = isFound
    ? []
    : instances.flatMap((options) => KEYS.flatMap((key) => listOf(own(options, key)).map(nameOf)))
  const isForNpm = found.some(({ packages }) => packages.includes(NPM2YARN)) || unseen.includes(NPM2YARN)
  const managers = converters.length > 0 || !isForNpm ? converters : USUAL_CONVERTERS
  return {
    imports: unique(taken.flatMap(({ imports }) => imports)),
    keys,
    taken: unique(taken.flatMap(({ packages }) => packages)),
    left: unique([
      ...left.map(({ text }) => shortText(text)),
      ...unseen.filter((name) => !BUILT_IN.has(name)),
    ]),
    absent: unique(lacking.flatMap(({ packages }) => packages)).flatMap((name) => {
      const needs = missing.get(name)
      return needs === undefined ? [] : [{ name, needs }]
    }),
    ...(managers.length > 0 ? { packageManagers: unique(['npm', ...managers]) } : {}),
    math:
      found.some(({ packages }) => packages.some((name) => MATH.has(name))) ||
      unseen.some((name) => MATH.has(name)),
  }
}

/** `converters` of the plugin that shows npm commands for other package managers. Functions are left out. */
function convertersOf(options: Fields): readonly string[] {
  const entries = KEYS.flatMap((key) => listOf(own(options, key)))
  return entries.flatMap((entry) => {
    const [, settings] = listOf(entry)
    return listOf(recordOf(settings).converters).filter((each) => typeof each === 'string')
  })
}

/** Source text, shortened to fit into a line of the report. */
function shortText(text: string): string {
  const [line = ''] = text.split('\n')
  return line.length < text.length || line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line
}

const LONGEST = 60

const unique = (names: readonly string[]): readonly string[] => [...new Set(names)]

/** Package of an evaluated plugin, or the name of its function. */
function nameOf(entry: unknown): string {
  const [plugin] = Array.isArray(entry) ? (entry as readonly unknown[]) : [entry]
  return absentName(plugin) ?? (typeof plugin === 'function' ? functionName(String(plugin)) : String(plugin))
}

const HIDDEN = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g

/** The source with comments and strings blanked out; offsets stay the same. */
const codeOf = (source: string) => source.replace(HIDDEN, (text) => text.replace(/[^\n]/g, ' '))

/** Source text of the elements of all lists under a key; duplicates are removed. */
function elementsOf(source: string, key: string): readonly string[] {
  const code = codeOf(source)
  const lists = [...code.matchAll(new RegExp(`(?<![\\w$.])${key}\\s*:\\s*(?=\\[)`, 'g'))]
  return unique(lists.flatMap(({ 0: found, index }) => elementsAt(source, code, index + found.length)))
}

function elementsAt(source: string, code: string, open: number): readonly string[] {
  const elements: string[] = []
  let depth = 0
  let start = open + 1
  for (let at = open; at < code.length; at++) {
    const sign = code.charAt(at)
    if ('([{'.includes(sign)) depth++
    else if (')]}'.includes(sign)) depth--
    const isEnd = depth === 0
    if (!isEnd && !(depth === 1 && sign === ',')) continue
    elements.push(source.slice(start, at).trim())
    if (isEnd) break
    start = at + 1
  }
  return elements.filter((text) => codeOf(text).trim() !== '' || text.includes("'"))
}

/** `require('name')` and `(await import('name')).default`. */
const REQUIRE =
  /(?:require\(\s*(['"])([^'"]+)\1\s*\)|\(\s*await\s+import\(\s*(['"])([^'"]+)\3\s*\)\s*\))(?:\.default)?/g
const IDENTIFIER = /(?<![\w$.])[A-Za-z_$][\w$]*(?![\w$]|\s*:)/g
const VALUES: ReadonlySet<string> = new Set(['true', 'false', 'null', 'undefined', 'Infinity', 'NaN'])

/** An element with its imports; `isWhole` if it uses nothing else. */
function named(written: string, bindings: ReadonlyMap<string, Binding>) {
  const required: Binding[] = []
  const text = written.replace(REQUIRE, (...[, , asRequired, , asImported]: readonly string[]) => {
    const from = asRequired ?? asImported ?? ''
    const name = camelCase(from)
    required.push({ from, statement: `import ${name} from '${from}'` })
    return name
  })
  const code = codeOf(text)
  const ofRequire = new Map(required.map((each) => [camelCase(each.from), each]))
  const names = [...code.matchAll(IDENTIFIER)].map(([name]) => name).filter((name) => !VALUES.has(name))
  const bound = names.map((name) => ofRequire.get(name) ?? bindings.get(name))
  const used = bound.filter((each) => each !== undefined)
  const isPlain = !/=>|\bfunction\b|\?|`/.test(code) && !text.includes('${')
  return {
    text,
    packages: unique(used.map(({ from }) => from)),
    imports: unique(used.map(({ statement }) => statement)),
    isWhole: isPlain && used.length > 0 && bound.every((each) => each !== undefined),
  }
}

const camelCase = (name: string) =>
  name.replace(/^\W+/, '').replace(/[^\w$]+(\w?)/g, (_sign, letter: string) => letter.toUpperCase())

const IMPORT =
  /^[ \t]*import\s+(?!type\b)([\w$]+)?\s*,?\s*(?:\{([^}]*)\}|\*\s*as\s+([\w$]+))?\s*from\s*['"]([^'"]+)['"]/gm
const LOADED =
  /\b(?:const|let|var)\s+(?:([\w$]+)|\{([^}]*)\})\s*=\s*\(?\s*(?:require|await\s+import)\(\s*['"]([^'"]+)['"]\s*\)/g

/** Names that a file imports or requires. */
function bindingsOf(source: string): ReadonlyMap<string, Binding> {
  const bindings = new Map<string, Binding>()
  const add = (from: string, single: string | undefined, list = '', whole?: string): void => {
    if (single) bindings.set(single, { from, statement: `import ${single} from '${from}'` })
    if (whole) bindings.set(whole, { from, statement: `import * as ${whole} from '${from}'` })
    for (const part of list.split(',')) {
      const [, name, local = name] = /^\s*([\w$]+)(?:\s*(?:as|:)\s*([\w$]+))?\s*$/.exec(part) ?? []
      if (name === undefined || local === undefined) continue
      const names = name === local ? name : `${name} as ${local}`
      bindings.set(local, { from, statement: `import { ${names} } from '${from}'` })
    }
  }
  for (const [, single, list, whole, from = ''] of source.matchAll(IMPORT)) add(from, single, list, whole)
  for (const [, single, list, from = ''] of source.matchAll(LOADED)) add(from, single, list)
  return bindings
}
