// Elements among the props of a component, as data: what an author wrote as `icon={<Icon/>}`.

/** Key of a prop that is an element: its name, `path#export` of a module that the page imports, or nothing for a fragment. */
export const ELEMENT = 'docsite:element'

/** Key of a prop that is an address, with the index of the slot that says it; replaced when a page is rendered. */
export const ADDRESS = 'docsite:address'

/** An element as data. */
export interface ElementValue {
  readonly [ELEMENT]: string
  readonly props: Readonly<Record<string, unknown>>
  readonly children: readonly unknown[]
}

/** Whether a prop is an element. */
export const isElementValue = (value: object): value is ElementValue => Object.hasOwn(value, ELEMENT)
