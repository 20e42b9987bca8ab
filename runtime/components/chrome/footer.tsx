// The footer: columns or one row of links, then logo and copyright.
import { Fragment } from 'react'
import { useSite } from '../../contexts.tsx'
import type { FooterItem, FooterView } from '../../model/site.ts'
import { classNames } from '../class-names.ts'
import { Html } from '../html.tsx'
import { Link } from '../link.tsx'
import { LogoImage } from './logo.tsx'

/** The footer of the site; nothing if none is configured. */
export function Footer() {
  const { footer } = useSite()
  if (!footer) return null
  const { logo, copyright, links, style } = footer
  return (
    <footer className={classNames('theme-layout-footer footer', style === 'dark' && 'footer--dark')}>
      <div className="container">
        {links ? <FooterLinks links={links} /> : null}
        {logo || copyright ? (
          <div className="footer__bottom">
            {logo ? <FooterLogo logo={logo} /> : null}
            {copyright ? <Html className="footer__copyright" html={copyright} /> : null}
          </div>
        ) : null}
      </div>
    </footer>
  )
}

function FooterLogo({ logo }: { readonly logo: NonNullable<FooterView['logo']> }) {
  const image = <LogoImage logo={logo} className="footer__logo" />
  if (!logo.href) return image
  return (
    <Link
      href={logo.href}
      className="footer__logo-link"
      attributes={logo.target ? { target: logo.target } : {}}
    >
      {image}
    </Link>
  )
}

function FooterLinks({ links }: { readonly links: NonNullable<FooterView['links']> }) {
  if (links.shape === 'columns') {
    return (
      <div className="footer__links">
        {links.columns.map((column, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: configured columns never change their order
          <div key={index} className={classNames('footer__col', column.className)}>
            {column.title ? <div className="footer__title">{column.title}</div> : null}
            <ul className="footer__items">
              {column.items.map((item, position) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: configured items never change their order
                <FooterEntry key={position} item={item} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    )
  }
  return (
    <div className="footer__links footer__links--simple">
      {links.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: configured items never change their order
        <Fragment key={index}>
          {index > 0 ? <span className="footer__link-separator"> · </span> : null}
          {item.kind === 'html' ? <Html as="span" html={item.value} /> : <FooterLink item={item} />}
        </Fragment>
      ))}
    </div>
  )
}

function FooterEntry({ item }: { readonly item: FooterItem }) {
  if (item.kind === 'html') return <Html as="li" className="footer__item" html={item.value} />
  return (
    <li className="footer__item">
      <FooterLink item={item} />
    </li>
  )
}

function FooterLink({ item }: { readonly item: Extract<FooterItem, { kind: 'link' }> }) {
  return (
    <Link
      href={item.href}
      external={item.external}
      className={classNames('footer__link-item', item.className)}
    >
      {item.label}
    </Link>
  )
}
