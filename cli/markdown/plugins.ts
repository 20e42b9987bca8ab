// Runs the site's plugins as part of the chain: remark plugins on the parser's tree, before the steps of this program, and
// rehype plugins on the HTML tree, before it is written. A plugin that throws is reported and left out.
import { type PluggableList, type Plugin, type Processor, unified } from 'unified'
import type { Place } from '../model/diagnostic.ts'
import { startOf } from '../model/diagnostic.ts'
import type { LoadedPlugin, LoadedPlugins } from '../model/plugins.ts'
import { type Document, documentOf } from './document.ts'
import type { SyntaxExtensions } from './parse/syntax.ts'
import type { TreeNode, TreePoint } from './tree.ts'

/** A plugin that threw, and the error. */
export class PluginFailure extends Error {
  override readonly name = 'PluginFailure'

  constructor(
    readonly plugin: LoadedPlugin,
    readonly reason: unknown,
  ) {
    super(`${plugin.name}: ${reason instanceof Error ? reason.message : String(reason)}`)
  }
}

/** The site's plugins as steps of the chain. */
export interface PluginChain {
  /** Their syntax extensions; absent if there are none. */
  readonly syntax?: SyntaxExtensions
  readonly math: boolean
  /** Transforms the tree of a text. */
  readonly changeText: (tree: TreeNode, document: Document) => Promise<TreeNode>
  readonly rehype: PluggableList
  readonly handlers: LoadedPlugins['handlers']
}

/** Plugins whose work is built in; running them as well would process the tree twice. */
const BUILT_IN: ReadonlySet<string> = new Set([
  ...[
    'remarkParse',
    'remarkGfm',
    'remarkMdx',
    'remarkDirective',
    'remarkFrontmatter',
    'remarkMath',
    'remarkRehype',
  ],
  ...['rehypeRaw', 'rehypeSanitize', 'rehypeParse', 'rehypeStringify', 'rehypeKatex', 'rehypeMathjax'],
])

/** The chain without the failed plugins. Throws `PluginFailure` for a plugin that cannot be set up. */
export function pluginChain(plugins: LoadedPlugins, failed: readonly LoadedPlugin[]): PluginChain {
  const isUsed = (each: LoadedPlugin) => !failed.includes(each) && !BUILT_IN.has(each.functionName)
  const text = unified()
    .use(plugins.remark.filter(isUsed).map((each) => guarded(each, 'text')))
    .freeze()
  const { micromarkExtensions = [], fromMarkdownExtensions = [] } = text.data() as Partial<
    Record<'micromarkExtensions' | 'fromMarkdownExtensions', readonly unknown[]>
  >
  const adds = micromarkExtensions.length > 0
  return {
    ...(adds ? { syntax: { micromark: micromarkExtensions, fromMarkdown: fromMarkdownExtensions } } : {}),
    math: plugins.remark.some(({ functionName }) => functionName === 'remarkMath'),
    changeText: (tree, document) =>
      text.run(tree as never, fileOf(document, plugins)) as unknown as Promise<TreeNode>,
    rehype: plugins.rehype.filter(isUsed).map((each) => guarded(each, 'page')),
    handlers: plugins.handlers,
  }
}

/** A file as plugins expect it, with its absolute path. */
export const fileOf = (document: Document, { siteDir }: Pick<LoadedPlugins, 'siteDir'>) => ({
  path: `${siteDir}/${document.file}`,
  cwd: siteDir,
  value: document.text,
  data: { document, frontMatter: document.page.input.frontMatter ?? {} },
})

/** A message reported by a plugin. */
interface PluginMessage {
  readonly reason: string
  readonly line?: number
  readonly column?: number
  readonly fatal?: boolean | null
}

/** The part of `VFile` in use. */
interface PluginFile {
  readonly data: Readonly<Record<string, unknown>>
  readonly messages: PluginMessage[]
}

type Transformer = (
  tree: unknown,
  file: PluginFile,
  next: (error?: unknown, tree?: unknown) => void,
) => unknown

/** Wraps a plugin so that its name is attached to everything it throws. */
function guarded(loaded: LoadedPlugin, stage: 'text' | 'page'): Plugin {
  return function (this: Processor) {
    const { plugin, options } = loaded
    const set = (plugin as (...given: readonly unknown[]) => unknown).bind(this)
    const transformer = attempt(loaded, () => set(...options))
    if (typeof transformer !== 'function') return undefined
    return async (tree: unknown, file: unknown) => {
      const changed = await changedBy(transformer as Transformer, tree, file as PluginFile).catch((error) => {
        throw new PluginFailure(loaded, error)
      })
      report(loaded, file as PluginFile, stage)
      return changed as never
    }
  } as unknown as Plugin
}

function attempt<Value>(loaded: LoadedPlugin, run: () => Value): Value {
  try {
    return run()
  } catch (error) {
    throw new PluginFailure(loaded, error)
  }
}

/** The tree after a transformer; one with three parameters calls the last one when it is done. */
async function changedBy(transformer: Transformer, tree: unknown, file: PluginFile): Promise<unknown> {
  const made = await new Promise((resolve, reject) => {
    const next = (error?: unknown, changed?: unknown) => (error ? reject(error) : resolve(changed))
    const given = attemptCall(() => transformer(tree, file, next), reject)
    if (transformer.length < 3) resolve(given)
  })
  if (made instanceof Error) throw made
  return made
}

function attemptCall(call: () => unknown, reject: (error: unknown) => void): unknown {
  try {
    return call()
  } catch (error) {
    return reject(error)
  }
}

/** Reports a plugin's messages. In a text, lines are those of its own tree; on the page they have been shifted. */
function report(loaded: LoadedPlugin, file: PluginFile, stage: 'text' | 'page'): void {
  const { page, ...text } = documentOf(file)
  for (const { reason, line = 1, column = 1, fatal } of file.messages.splice(0)) {
    const at = { line, column }
    const place =
      stage === 'text' ? placeIn(text, at) : page.places.placeOf({ position: { start: at, end: at } })
    const severity = fatal === false ? 'warning' : 'info'
    page.report({ code: 'markdown/plugin-message', severity, message: `${loaded.name}: ${reason}` }, place)
  }
}

function placeIn(
  { file, firstLine }: Pick<Document, 'file' | 'firstLine'>,
  { line, column }: TreePoint,
): Place {
  return { file, start: { line: line + firstLine - 1, column } }
}

/** Where a plugin failed: the position in its error, or else the page. */
export function failurePlace({ reason }: PluginFailure, text: Pick<Document, 'file' | 'firstLine'>): Place {
  const { line, column } = (reason ?? {}) as Partial<TreePoint>
  return line === undefined ? startOf(text.file) : placeIn(text, { line, column: column ?? 1 })
}
