// Plugins of the unified family that a site names in its configuration. They are functions: only threads that compile pages hold
// them, and everybody else knows where their code is and what tells one set of them from another.

/** A plugin, whatever it takes. */
export type PluginFunction = (...options: never[]) => unknown

/** A plugin as it is configured: the function, or a list of it and what it is given. */
export type ConfiguredPlugin = PluginFunction | readonly [PluginFunction, ...unknown[]]

/** Keys of `markdown` that list plugins, in the order in which these run. */
export const REMARK_KEYS = ['beforeDefaultRemarkPlugins', 'remarkPlugins'] as const
export const REHYPE_KEYS = ['beforeDefaultRehypePlugins', 'rehypePlugins'] as const

/** What is known of plugins outside of the threads that run them. */
export interface MarkdownPlugins {
  /** Hash of the versions of packages, of options, and of code of the site among them. */
  readonly key: string
  /** Address of the bundled configuration. */
  readonly module: string
  /** Absolute path of the site folder. */
  readonly siteDir: string
}

/** A plugin ready to run. */
export interface LoadedPlugin {
  /** Key and position in the configuration, with the name of the function where it has one. */
  readonly name: string
  /** Name of the function; empty where it has none. */
  readonly functionName: string
  readonly plugin: PluginFunction
  readonly options: readonly unknown[]
}

/** Plugins as a thread holds them. */
export interface LoadedPlugins {
  readonly remark: readonly LoadedPlugin[]
  readonly rehype: readonly LoadedPlugin[]
  /** `remarkRehypeOptions.handlers`: functions that turn nodes of further types into html, by type. */
  readonly handlers: Readonly<Record<string, unknown>>
  readonly siteDir: string
  /** Why there are none: the configuration threw in the thread. */
  readonly failure?: string
}
