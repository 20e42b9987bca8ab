// Checks whether a package can be imported from a folder, without importing it.
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Whether the package of an import is in `node_modules` of the folder or one of its ancestors. */
export function isInstalled(name: string, folder: string): boolean {
  const steps = name.split('/').slice(0, name.startsWith('@') ? 2 : 1)
  const above = dirname(folder)
  if (existsSync(join(folder, 'node_modules', ...steps, 'package.json'))) return true
  return above !== folder && isInstalled(name, above)
}
