// Resolves the configured logo of the navbar or footer to addresses that pages can use.
import type { LogoView } from '../../runtime/model/navbar.ts'
import type { LogoConfig } from '../model/config.ts'
import { present } from '../text/present.ts'
import { type AddressContext, addBaseUrl, configuredAddress } from './address.ts'
import type { Translate } from './translate.ts'

/** The logo with its texts translated. `fallbackAlt` is used if no alt text is configured. */
export function logoView(
  logo: LogoConfig,
  context: AddressContext & { readonly translate: Translate; readonly fallbackAlt: string },
): LogoView {
  const { baseUrl, translate, fallbackAlt } = context
  return present({
    src: addBaseUrl(logo.src, baseUrl),
    srcDark: logo.srcDark === undefined ? undefined : addBaseUrl(logo.srcDark, baseUrl),
    alt: translate('logo.alt', logo.alt) ?? logo.alt ?? fallbackAlt,
    href: logo.href === undefined ? undefined : configuredAddress(logo.href, context)?.href,
    target: logo.target,
    width: pixels(logo.width),
    height: pixels(logo.height),
    className: logo.className,
  })
}

/** Width and height attributes are whole numbers of pixels; other lengths are not possible there. */
function pixels(length: number | string | undefined): number | undefined {
  const value =
    typeof length === 'string'
      ? Number(/^\d+(?:px)?$/.exec(length) ? Number.parseInt(length, 10) : Number.NaN)
      : length
  return value === undefined || Number.isNaN(value) ? undefined : value
}
