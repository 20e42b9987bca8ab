// `@docusaurus/Link`: an anchor whose clicks the router answers. `to` and `href` mean the same; an address that begins with a slash
// gets the base URL and the trailing slash of the site; other sites open in a new tab. Addresses in components are not
// checked, and files beside the component (`to="./page.md"`) are not looked for.
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react'
import { useNavigation, useSite } from '../../contexts.tsx'
import { samePath } from '../../routing/same-path.ts'
import { hasScheme, withBaseUrl } from './address.ts'

/** Props of the anchor, and those that stand for an address. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly to?: string
  /** Marks the link while its page is on screen. */
  readonly isNavLink?: boolean
  readonly activeClassName?: string
  readonly exact?: boolean
  readonly autoAddBaseUrl?: boolean
  readonly 'data-noBrokenLinkCheck'?: boolean
  readonly children?: ReactNode
  readonly ref?: Ref<HTMLAnchorElement>
}

/** An anchor. */
export function Link({
  to,
  href,
  isNavLink = false,
  activeClassName = '',
  exact: _exact,
  autoAddBaseUrl = true,
  'data-noBrokenLinkCheck': _unchecked,
  className = '',
  ...rest
}: LinkProps) {
  const site = useSite()
  const { location } = useNavigation()
  const written = to ?? href
  if (written === undefined) return <a className={className || undefined} {...rest} />
  const address = addressOf(written, autoAddBaseUrl, site)
  const isElsewhere = hasScheme(address)
  const isActive = isNavLink && samePath(address.split(/[?#]/, 1)[0] ?? '', location.pathname)
  const classes = [className, isActive ? activeClassName : ''].filter((name) => name !== '').join(' ')
  return (
    <a
      {...(/^https?:|^\/\//i.test(address) ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      {...(isActive ? { 'aria-current': 'page' as const } : {})}
      className={classes || undefined}
      href={isElsewhere ? address : asPublished(address, site)}
      {...rest}
    />
  )
}

type Site = ReturnType<typeof useSite>

function addressOf(written: string, autoAddBaseUrl: boolean, site: Site): string {
  // A static file, which no page stands behind.
  if (written.startsWith('pathname://')) return written.slice('pathname://'.length)
  return autoAddBaseUrl && written.startsWith('/') && !written.startsWith('//')
    ? withBaseUrl(site, written)
    : written
}

/** The address with the slash that the site wants at the end of paths; files keep theirs. */
function asPublished(address: string, { trailingSlash, baseUrl }: Site): string {
  const [path = ''] = address.split(/[?#]/, 1)
  if (trailingSlash === null || !path.startsWith('/') || path === '/' || path === baseUrl) return address
  if (/\.[a-z\d]+$/i.test(path)) return address
  return path.replace(/\/+$/, '') + (trailingSlash ? '/' : '') + address.slice(path.length)
}

export { Link as default }
