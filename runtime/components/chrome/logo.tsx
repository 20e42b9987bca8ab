// A logo in its light and dark variants; the stylesheet shows the one for the colour mode.
import type { LogoView } from '../../model/navbar.ts'
import { classNames } from '../class-names.ts'

/** The images of a logo, without a link. */
export function LogoImage({ logo, className }: { readonly logo: LogoView; readonly className: string }) {
  const { src, srcDark } = logo
  if (!srcDark || srcDark === src) return <Variant logo={logo} src={src} className={className} />
  return (
    <>
      <Variant logo={logo} src={src} className={`${className} themed--light`} />
      <Variant logo={logo} src={srcDark} className={`${className} themed--dark`} />
    </>
  )
}

interface VariantProps {
  readonly logo: LogoView
  readonly src: string
  readonly className: string
}

// React adds preload links for images in the middle of its html, except for images inside a picture element.
function Variant({ logo, src, className }: VariantProps) {
  return (
    <picture className={classNames(className, logo.className)}>
      <img src={src} alt={logo.alt} width={logo.width} height={logo.height} decoding="async" />
    </picture>
  )
}
