// `@theme/Icon/…`: the icons of the Docusaurus theme are decorative, so each is replaced with an empty box of its size.
import type { SVGAttributes } from 'react'

/** An empty svg of the size of an icon. */
export function Icon({ width = 24, height = 24, ...rest }: SVGAttributes<SVGSVGElement>) {
  return <svg viewBox="0 0 24 24" width={width} height={height} aria-hidden="true" {...rest} />
}

export { Icon as default }
