// `<ThemedImage sources={{ light, dark }}>`: both images; the stylesheet shows one of them.
import { elementNode } from '../elements.ts'
import { isKind } from '../literal.ts'
import type { ComponentHandler } from './component.ts'
import { classNames, elementProperties, urlText } from './html-element.ts'

const HINT = 'write <ThemedImage alt="…" sources={{ light: "/img/a.svg", dark: "/img/a-dark.svg" }} />'

/** An image for each colour mode, followed by the content of the tag, which is not part of them. */
export const themedImage: ComponentHandler = ({ props, children, node }, { page }) => {
  const sources = props.get('sources')
  const isObject = isKind(sources, 'object')
  const { className, alt: given, ...properties } = elementProperties(props)
  const images = ['light', 'dark'].flatMap((mode) => {
    const src = isObject ? urlText(sources.entries.get(mode)) : undefined
    if (src === undefined) return []
    const classes = ['themed-image', `themed-image--${mode}`, ...classNames(className)]
    const alt = typeof given === 'string' ? given : ''
    return [
      elementNode(
        'img',
        { ...properties, alt, src, className: classes, dataDocsiteSyntax: 'component' },
        [],
        node,
      ),
    ]
  })
  if (images.length === 0) {
    const message = 'ThemedImage needs sources={{ light: "…", dark: "…" }}.'
    page.report({ code: 'markdown/themed-image', message, hint: HINT }, page.places.placeOf(node))
  }
  return [...images, ...children]
}
