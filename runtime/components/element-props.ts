// Props of a component as its code expects them: elements among them are data in a page, and become elements here, the same on the
// server and in the browser.
import { type ComponentType, createElement, Fragment, type ReactNode } from 'react'
import { type ElementValue, isElementValue } from '../model/element-value.ts'

/** Finds a component by the name that a page knows it by. */
export type FindComponent = (name: string) => ComponentType<never> | undefined

type Props = Readonly<Record<string, unknown>>

/** The props with elements for what stands for elements. */
export function elementProps(props: Props, find: FindComponent): Props {
  return Object.fromEntries(Object.entries(props).map(([name, value]) => [name, propValue(value, find)]))
}

function propValue(value: unknown, find: FindComponent, key?: number): unknown {
  if (Array.isArray(value)) return value.map((item, at) => propValue(item, find, at))
  if (typeof value !== 'object' || value === null) return value
  return isElementValue(value) ? elementOf(value, find, key) : elementProps(value as Props, find)
}

/** What a name stands for is shown without it when it is unknown. */
function elementOf(value: ElementValue, find: FindComponent, key: number | undefined): ReactNode {
  const { 'docsite:element': name, props, children } = value
  const isComponent = /^[A-Z]|#/.test(name)
  const type = (isComponent ? find(name) : name) || Fragment
  const own = type === Fragment ? {} : elementProps(props, find)
  const inside = children.map((child) => propValue(child, find) as ReactNode)
  return createElement(type as string, key === undefined ? own : { ...own, key }, ...inside)
}
