// `@theme/MDXComponents/Img`: an image as pages have them.
import type { ImgHTMLAttributes } from 'react'

/** The element, loaded when it comes near the screen. */
export function Image({ alt = '', ...rest }: ImgHTMLAttributes<HTMLImageElement>) {
  return <img loading="lazy" decoding="async" alt={alt} {...rest} />
}

export { Image as default }
