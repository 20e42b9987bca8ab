// Logo and title of the navbar, linked to the home page.
import { useSite } from '../../contexts.tsx'
import { LogoImage } from '../chrome/logo.tsx'
import { classNames } from '../class-names.ts'

/** The link to the start of the site. */
export function LogoLink({ className }: { readonly className?: string }) {
  const { navbar, baseUrl, title: siteTitle } = useSite()
  const { logo } = navbar
  // Falls back to the site title, so that there is always a home link.
  const title = navbar.title || (logo ? '' : siteTitle)
  return (
    <a
      className={classNames('navbar__brand', className)}
      href={logo?.href ?? navbar.home ?? baseUrl}
      {...(logo?.target ? { target: logo.target } : {})}
    >
      {logo ? <LogoImage logo={logo} className="navbar__logo" /> : null}
      {title ? <b className="navbar__title">{title}</b> : null}
    </a>
  )
}
