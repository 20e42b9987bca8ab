// Finds a component by the name that a page uses for it: a tag of the theme's own components, or `path#export` of a module that
// the page imports. Either may be a member of another one (`Card.Item`, `path#default.Item`).
import type { ComponentType } from 'react'
import { own } from '../model/own.ts'
import type { Components } from './theme-slots.ts'

/** The component; undefined for an unknown name. */
export function componentOf(
  name: string,
  components: Components,
  moduleAt: (path: string) => object | undefined,
): ComponentType<never> | undefined {
  const [path = '', exported] = name.split('#')
  const found = (exported ?? name)
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        value === undefined || value === null ? undefined : own(value as Record<string, unknown>, key),
      exported === undefined ? components : moduleAt(path),
    )
  return found === undefined || found === null ? undefined : (found as ComponentType<never>)
}

/** The module of a name; undefined for one of the theme's own components. */
export function modulePath(name: string): string | undefined {
  const [path, exported] = name.split('#')
  return exported === undefined ? undefined : path
}
