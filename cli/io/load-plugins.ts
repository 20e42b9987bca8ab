// Loads the plugins of a site's configuration in the calling thread. Functions cannot be sent to threads, so each
// thread runs the bundled configuration itself, once per version of it.
import { own } from '../../runtime/model/own.ts'
import {
  type ConfiguredPlugin,
  type LoadedPlugin,
  type LoadedPlugins,
  type MarkdownPlugins,
  REHYPE_KEYS,
  REMARK_KEYS,
} from '../model/plugins.ts'

type Markdown = Readonly<Record<string, unknown>>

/** Loads the plugins; never rejects. */
export async function loadPlugins({ module, siteDir }: MarkdownPlugins): Promise<LoadedPlugins> {
  try {
    const markdown = await markdownOf(module)
    const { handlers = {} } = (markdown.remarkRehypeOptions ?? {}) as Partial<LoadedPlugins>
    return {
      remark: REMARK_KEYS.flatMap((key) => listOf(markdown, key)),
      rehype: REHYPE_KEYS.flatMap((key) => listOf(markdown, key)),
      handlers,
      siteDir,
    }
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error)
    return { remark: [], rehype: [], handlers: {}, siteDir, failure }
  }
}

async function markdownOf(module: string): Promise<Markdown> {
  const { default: made } = (await import(module)) as { readonly default?: unknown }
  const config = await (typeof made === 'function' ? made() : made)
  return ((config as { readonly markdown?: Markdown }).markdown ?? {}) as Markdown
}

function listOf(markdown: Markdown, key: string): readonly LoadedPlugin[] {
  const entries = (own(markdown, key) ?? []) as readonly ConfiguredPlugin[]
  return entries.flatMap((entry, at): LoadedPlugin[] => {
    const [plugin, ...options] = typeof entry === 'function' ? [entry] : entry
    // As in unified: `false` disables a plugin, `true` means no options.
    if (options[0] === false) return []
    const functionName = plugin.name
    const name = `${key}[${at}]${functionName === '' ? '' : ` (${functionName})`}`
    return [{ name, functionName, plugin, options: options[0] === true ? options.slice(1) : options }]
  })
}
