// remark and rehype plugins named in the site configuration. They are functions, so only the threads that compile pages load
// them; everything else knows only where their code is and a hash that identifies the set.

/** A plugin function with any options. */
export type PluginFunction = (...options: never[]) => unknown

/** A plugin as configured: the function, or an array of the function and its options. */
export type ConfiguredPlugin = PluginFunction | readonly [PluginFunction, ...unknown[]]

/** Keys of `markdown` that list plugins, in execution order. */
export const REMARK_KEYS = ['beforeDefaultRemarkPlugins', 'remarkPlugins'] as const
export const REHYPE_KEYS = ['beforeDefaultRehypePlugins', 'rehypePlugins'] as const

/** What is known about plugins outside the threads that run them. */
export interface MarkdownPlugins {
  /** Hash of package versions, options, and site code among the plugins. */
  readonly key: string
  /** URL of the bundled configuration. */
  readonly module: string
  /** Absolute path of the site folder. */
  readonly siteDir: string
}

/** A plugin that is ready to run. */
export interface LoadedPlugin {
  /** Config key and position, with the function name if it has one. */
  readonly name: string
  /** Name of the function; empty if it has none. */
  readonly functionName: string
  readonly plugin: PluginFunction
  readonly options: readonly unknown[]
}

/** Plugins as loaded in a thread. */
export interface LoadedPlugins {
  readonly remark: readonly LoadedPlugin[]
  readonly rehype: readonly LoadedPlugin[]
  /** `remarkRehypeOptions.handlers`: functions that convert additional node types to html, by type. */
  readonly handlers: Readonly<Record<string, unknown>>
  readonly siteDir: string
  /** Why there are no plugins: message of the error that the configuration threw in the thread. */
  readonly failure?: string
}
