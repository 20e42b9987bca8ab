// Elements among the props of a component, as data: what an author wrote as `icon={<Icon/>}`.

/** Key of a prop that is an element: its name, `path#export` of a module that the page imports, or nothing for a fragment. */
export const ELEMENT = 'docsite:element'

/** Key of a prop that is an address, with the index of the slot that says it; replaced when a page is rendered. */
export const ADDRESS = 'docsite:address'

/** Key of a prop that is a function which gives elements, with what it gives. */
export const FUNCTION = 'docsite:function'

/** Key of what a function shows of its arguments, with the way to it: the number of the argument, then names. */
export const ARGUMENT = 'docsite:argument'

/** Key of a prop that a module of the site exports, with the name it is known by: `path#export`. */
export const EXPORT = 'docsite:export'

/** An element as data. */
export interface ElementValue {
  readonly [ELEMENT]: string
  readonly props: Readonly<Record<string, unknown>>
  readonly children: readonly unknown[]
}

/** Whether a prop is an element. */
export const isElementValue = (value: object): value is ElementValue => Object.hasOwn(value, ELEMENT)

/** What a module exports, by name. */
export interface ExportValue {
  readonly [EXPORT]: string
}

/** Whether a prop is what a module exports. */
export const isExportValue = (value: object): value is ExportValue => Object.hasOwn(value, EXPORT)

/** A function as data. */
export interface FunctionValue {
  readonly [FUNCTION]: readonly unknown[]
}

/** Whether a prop is a function that gives elements. */
export const isFunctionValue = (value: object): value is FunctionValue => Object.hasOwn(value, FUNCTION)

/** A part of an argument as data. */
export interface ArgumentValue {
  readonly [ARGUMENT]: readonly [argument: number, ...path: string[]]
}

/** Whether a value is a part of an argument. */
export const isArgumentValue = (value: object): value is ArgumentValue => Object.hasOwn(value, ARGUMENT)
