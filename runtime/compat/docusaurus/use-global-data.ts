// `@docusaurus/useGlobalData`: data of the docs plugin, versions with names, labels and addresses. Other plugins have none.
import { useSite } from '../../contexts.tsx'
import { own } from '../../model/own.ts'
import { anything } from './anything.ts'
import { globalData } from './docs-data.ts'

type Instances = Readonly<Record<string, unknown>>

/** Data of all plugins: name of the plugin -> id of the instance -> data. */
export function useGlobalData(): Readonly<Record<string, Instances>> {
  return globalData(useSite())
}

/** Data of all instances of a plugin; throws or gives undefined for a plugin that has none. */
export function useAllPluginInstancesData(
  pluginName: string,
  options: { readonly failfast?: boolean } = {},
): Instances | undefined {
  const data = own(useGlobalData(), pluginName)
  if (!data && options.failfast) throw new Error(`There is no data of the plugin "${pluginName}".`)
  return data
}

/** Data of an instance of a plugin. For a plugin that does not run here, a value of which everything is there and empty. */
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
