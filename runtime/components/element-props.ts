// Props of a component as its code expects them. In page data, elements, functions that return elements and module exports are
// plain data; here they become the actual values, the same on the server and in the browser.
import { type ComponentType, createElement, Fragment, type ReactNode } from 'react'
import {
  type ElementValue,
  isArgumentValue,
  isElementValue,
  isExportValue,
  isFunctionValue,
} from '../model/element-value.ts'
import { own } from '../model/own.ts'

/** Finds a component by the name that a page uses for it. */
export type FindComponent = (name: string) => ComponentType<never> | undefined

type Props = Readonly<Record<string, unknown>>

/** Context of the conversion: the components, and the arguments of the enclosing function. */
interface Making {
  readonly find: FindComponent
  readonly given: readonly unknown[]
}

/** The props with actual elements instead of their data. */
export const elementProps = (props: Props, find: FindComponent): Props => propsOf(props, { find, given: [] })

const propsOf = (props: Props, making: Making): Props =>
  Object.fromEntries(Object.entries(props).map(([name, value]) => [name, propValue(value, making)]))

function propValue(value: unknown, making: Making, key?: number): unknown {
  if (Array.isArray(value)) return value.map((item, at) => propValue(item, making, at))
  if (typeof value !== 'object' || value === null) return value
  if (isElementValue(value)) return elementOf(value, making, key)
  if (isExportValue(value)) return making.find(value['docsite:export'])
  if (isArgumentValue(value)) return partOf(making.given, value['docsite:argument'])
  if (!isFunctionValue(value)) return propsOf(value as Props, making)
  const parts = value['docsite:function']
  return (...given: readonly unknown[]) =>
    createElement(Fragment, null, ...parts.map((part) => propValue(part, { ...making, given }) as ReactNode))
}

const partOf = (given: readonly unknown[], [argument, ...path]: readonly [number, ...string[]]): unknown =>
  path.reduce<unknown>(
    (from, name) => (typeof from === 'object' && from !== null ? own(from as Props, name) : undefined),
    given[argument],
  )

/** For an unknown name, only the children are rendered. */
function elementOf(value: ElementValue, making: Making, key: number | undefined): ReactNode {
  const { 'docsite:element': name, props, children } = value
  const isComponent = /^[A-Z]|#/.test(name)
  const type = (isComponent ? making.find(name) : name) || Fragment
  const ownProps = type === Fragment ? {} : propsOf(props, making)
  const inside = children.map((child) => propValue(child, making) as ReactNode)
  return createElement(type as string, key === undefined ? ownProps : { ...ownProps, key }, ...inside)
}
