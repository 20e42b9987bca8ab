// `<TOCInline/>`: the page's table of contents inside its text. Its links are generated once all headings are known.

import { literalText } from '../values.ts'
import type { ComponentHandler } from './component.ts'

/** A placeholder for the table of contents, followed by the content of the tag, which is not part of it. */
export const tocInline: ComponentHandler = ({ props, children, node }, { page }) => {
  const { minHeadingLevel, maxHeadingLevel } = page.options.toc
  const level = (name: string, fallback: number): number => {
    const value = Number(literalText(props.get(name)))
    return Number.isInteger(value) && value >= 2 && value <= 6 ? value : fallback
  }
  const toc = {
    min: level('minHeadingLevel', minHeadingLevel),
    max: level('maxHeadingLevel', maxHeadingLevel),
  }
  return [
    { type: 'tocInline', data: { toc }, ...(node.position ? { position: node.position } : {}) },
    ...children,
  ]
}
