// `@theme/ThemedImage`: an image for each colour mode, of which the style sheet shows one.
import type { ImgHTMLAttributes } from 'react'

/** Props of both images; addresses as `useBaseUrl` or an import gives them. */
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
