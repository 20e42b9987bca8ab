// Elements among the props of a component, serialised as data: an author's `icon={<Icon/>}`.

/**
 * Key of a prop that is an element; its value is the element's name, `path#export` of an imported module, or empty for a
 * fragment.
 */
export const ELEMENT = 'docsite:element'

/** Key of a prop that is a URL; its value is the index of the slot with it, which is replaced when a page is rendered. */
export const ADDRESS = 'docsite:address'

/** Key of a prop that is a function returning elements; its value is what it returns. */
export const FUNCTION = 'docsite:function'

/**
 * Key of a part of an argument that such a function shows; its value is the path to it: the number of the argument, then names.
 */
export const ARGUMENT = 'docsite:argument'

/** Key of a prop that a module of the site exports; its value is `path#export`. */
export const EXPORT = 'docsite:export'

/** An element as data. */
export interface ElementValue {
  readonly [ELEMENT]: string
  readonly props: Readonly<Record<string, unknown>>
  readonly children: readonly unknown[]
}

/** Whether a prop is an element. */
export const isElementValue = (value: object): value is ElementValue => Object.hasOwn(value, ELEMENT)

/** A module export, by name. */
export interface ExportValue {
  readonly [EXPORT]: string
}

/** Whether a prop is a module export. */
export const isExportValue = (value: object): value is ExportValue => Object.hasOwn(value, EXPORT)

/** A function as data. */
export interface FunctionValue {
  readonly [FUNCTION]: readonly unknown[]
}

/** Whether a prop is a function that returns elements. */
export const isFunctionValue = (value: object): value is FunctionValue => Object.hasOwn(value, FUNCTION)

/** A part of an argument as data. */
export interface ArgumentValue {
  readonly [ARGUMENT]: readonly [argument: number, ...path: string[]]
}

/** Whether a value is a part of an argument. */
export const isArgumentValue = (value: object): value is ArgumentValue => Object.hasOwn(value, ARGUMENT)
