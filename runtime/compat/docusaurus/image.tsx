// `@theme/MDXComponents/Img`: an image as in pages.
import type { ImgHTMLAttributes } from 'react'

/** A lazily loaded image. */
export function Image({ alt = '', ...rest }: ImgHTMLAttributes<HTMLImageElement>) {
  return <img loading="lazy" decoding="async" alt={alt} {...rest} />
}

export { Image as default }
