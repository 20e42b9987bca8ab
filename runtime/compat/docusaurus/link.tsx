// `@docusaurus/Link`: an anchor whose clicks the router handles. `to` and `href` mean the same; a URL that starts with a slash
// gets the base URL and the trailing slash setting of the site; other sites open in a new tab. Links in components are not
// checked, and files relative to the component (`to="./page.md"`) are not resolved.
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react'
import { useNavigation, useSite } from '../../contexts.tsx'
import { samePath } from '../../routing/same-path.ts'
import { hasScheme, withBaseUrl } from './address.ts'

/** Props of the anchor, and those that stand for a URL. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly to?: string
  /** Marks the link while its page is shown. */
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
  // A static file, not a page.
  if (written.startsWith('pathname://')) return written.slice('pathname://'.length)
  return autoAddBaseUrl && written.startsWith('/') && !written.startsWith('//')
    ? withBaseUrl(site, written)
    : written
}

/** The URL with the trailing slash that the site is configured for; file names are unchanged. */
function asPublished(address: string, { trailingSlash, baseUrl }: Site): string {
  const [path = ''] = address.split(/[?#]/, 1)
  if (trailingSlash === null || !path.startsWith('/') || path === '/' || path === baseUrl) return address
  if (/\.[a-z\d]+$/i.test(path)) return address
  return path.replace(/\/+$/, '') + (trailingSlash ? '/' : '') + address.slice(path.length)
}

export { Link as default }
