// The usable part of the site's theme, and the problems of the rest. The types of a site's code have not been checked before.
import { components as givenComponents } from 'docsite:page-modules'
import { theme as given } from 'docsite:theme'
import type { Components, Theme } from '../components/theme-slots.ts'
import { type ExportProblem, THEME_SLOTS } from '../model/export-problem.ts'

type Values = Readonly<Record<string, unknown>>
type Problem = Omit<ExportProblem, 'of'>

/** The kind of value each slot takes; the type ensures that none is missing. */
const SLOTS: Readonly<Record<keyof Theme, ExportProblem['wanted']>> = THEME_SLOTS

/** Problems of a theme. */
export function themeProblems(value: unknown): readonly Problem[] {
  if (!isObject(value)) return [wanting('object', [], value)]
  return Object.entries(value).flatMap(([key, slot]): readonly Problem[] => {
    const wanted = new Map(Object.entries(SLOTS)).get(key)
    if (wanted === undefined) return [wanting('known-slot', [key], slot)]
    if (slot === undefined || fits(wanted, slot))
      return key === 'navbarItems' && isObject(slot) ? itemProblems(slot) : []
    return [wanting(wanted, [key], slot)]
  })
}

function itemProblems(items: Values): readonly Problem[] {
  return Object.entries(items).flatMap(([type, item]) => {
    const path = ['navbarItems', type]
    if (!fits('component', item)) return [wanting('component', path, item)]
    return type.startsWith('custom-') ? [] : [wanting('custom-type', path, item)]
  })
}

/** Problems of the components that pages use by name. */
export function componentProblems(value: unknown): readonly Problem[] {
  if (!isObject(value)) return [wanting('object', [], value)]
  return Object.entries(value).flatMap(([name, component]) => {
    if (!/^\p{Lu}/u.test(name)) return [wanting('capital-letter', [name], component)]
    if (fits('component', component) || hasComponents(component)) return []
    return [wanting('component', [name], component)]
  })
}

/** A component may be a member of an object: `Card.Item`. */
const hasComponents = (value: unknown) =>
  isObject(value) &&
  typeIn(value) === null &&
  Object.values(value).some((member) => fits('component', member))

/** The theme without unusable exports. */
function usable(value: unknown): Theme {
  // A string may be an element name.
  const wrong = new Set(themeProblems(value).flatMap(({ path, text }) => (text === undefined ? path[0] : [])))
  if (!isObject(value)) return {}
  return Object.fromEntries(Object.entries(value).filter(([key]) => !wrong.has(key)))
}

function fits(wanted: ExportProblem['wanted'], value: unknown): boolean {
  if (wanted === 'object') return isObject(value)
  if (typeof value === 'function') return true
  return (
    wanted === 'component' && typeof value === 'object' && value !== null && typeIn(value) === 'component'
  )
}

/** React's type of an object: memo and lazy return objects. */
function typeIn(value: object): 'component' | 'element' | null {
  const { $$typeof: type } = value as { readonly $$typeof?: unknown }
  if (typeof type !== 'symbol') return null
  return type.description?.endsWith('element') ? 'element' : 'component'
}

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function wanting(wanted: ExportProblem['wanted'], path: readonly string[], value: unknown): Problem {
  return { path, wanted, found: kindOf(value), ...(typeof value === 'string' ? { text: value } : {}) }
}

/** Whether an engine renders a value or ignores it by contract: text, elements, lists of them, nothing. */
export function isNode(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function'
  return Array.isArray(value) || typeIn(value) !== null
}

/** The kind of a value, in words. */
export function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'string') return 'text'
  if (typeof value === 'object' && value instanceof Promise) return 'a promise'
  if (typeof value === 'object') return typeIn(value) === 'element' ? 'an element' : 'an object'
  return `a ${typeof value}`
}

/** Exports of a module that are not components, with their kind; element names count as components. */
export function notComponents(module: object): Readonly<Record<string, string>> {
  const others = Object.entries(module).filter(
    ([, value]) => typeof value !== 'string' && !fits('component', value) && !hasComponents(value),
  )
  return Object.fromEntries(others.map(([name, value]) => [name, kindOf(value)]))
}

/** The theme of the site. */
export const theme: Theme = usable(given)

/** The components of the site that pages use by name. */
export const components: Components = isObject(givenComponents) ? (givenComponents as Components) : {}

/** All problems of both. */
export const exportProblems: readonly ExportProblem[] = [
  ...themeProblems(given).map((problem) => ({ of: 'theme' as const, ...problem })),
  ...componentProblems(givenComponents).map((problem) => ({ of: 'components' as const, ...problem })),
]
