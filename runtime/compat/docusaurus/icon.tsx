// `@theme/Icon/…`: the icons of the theme of Docusaurus say nothing that the text beside them does not, so the place of each is kept.
import type { SVGAttributes } from 'react'

/** An empty drawing of the size of an icon. */
export function Icon({ width = 24, height = 24, ...rest }: SVGAttributes<SVGSVGElement>) {
  return <svg viewBox="0 0 24 24" width={width} height={height} aria-hidden="true" {...rest} />
}

export { Icon as default }
