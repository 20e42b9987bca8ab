// `@docusaurus/useGlobalData`: data of the docs plugin, versions with names, labels and URLs. Other plugins have no data.
import { useSite } from '../../contexts.tsx'
import { own } from '../../model/own.ts'
import { anything } from './anything.ts'
import { globalData } from './docs-data.ts'

type Instances = Readonly<Record<string, unknown>>

/** Data of all plugins: plugin name -> instance id -> data. */
export function useGlobalData(): Readonly<Record<string, Instances>> {
  return globalData(useSite())
}

/** Data of all instances of a plugin; for a plugin without data, throws with `failfast`, otherwise returns undefined. */
export function useAllPluginInstancesData(
  pluginName: string,
  options: { readonly failfast?: boolean } = {},
): Instances | undefined {
  const data = own(useGlobalData(), pluginName)
  if (!data && options.failfast) throw new Error(`There is no data of the plugin "${pluginName}".`)
  return data
}

/** Data of a plugin instance. For a plugin that does not run here, an empty stand-in. */
export function usePluginData(
  pluginName: string,
  pluginId = 'default',
  options: { readonly failfast?: boolean } = {},
): unknown {
  const all = useAllPluginInstancesData(pluginName, options)
  const data = all && own(all, pluginId)
  if (data === undefined && options.failfast)
    throw new Error(`There is no data of the plugin "${pluginName}" with the id "${pluginId}".`)
  return all ? data : anything
}

export { useGlobalData as default }
