// `@theme/ThemedImage`: an image per colour mode, of which the stylesheet shows one.
import type { ImgHTMLAttributes } from 'react'

/** Props of both images; URLs come from `useBaseUrl` or an import. */
export interface ThemedImageProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src'> {
  readonly sources: { readonly light: string; readonly dark: string }
}

/** Both images. */
export function ThemedImage({ sources, alt = '', className, ...rest }: ThemedImageProps) {
  return (['light', 'dark'] as const).map((mode) => (
    <img
      key={mode}
      src={sources[mode]}
      alt={alt}
      className={['themed-image', `themed-image--${mode}`, ...(className ? [className] : [])].join(' ')}
      {...rest}
    />
  ))
}

export { ThemedImage as default }
