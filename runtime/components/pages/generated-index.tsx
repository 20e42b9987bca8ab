// The generated index of a category: its pages as cards.
import type { Card, GeneratedIndexPage } from '../../model/page.ts'
import { VersionBadge } from '../doc/banners.tsx'
import { Breadcrumbs } from '../doc/breadcrumbs.tsx'
import { Paginator } from '../doc/paginator.tsx'
import { VersionBanner } from '../doc/version-banner.tsx'
import { ExternalIcon } from '../link.tsx'

/** Heading, description and cards. */
export function GeneratedIndex({ page }: { readonly page: GeneratedIndexPage }) {
  return (
    <main className="docs-main docs-main--full">
      <div className="docs-main__column">
        <VersionBanner id="version-banner" page={page} />
        <Breadcrumbs crumbs={page.breadcrumbs} />
        {page.versionBadge === undefined ? null : <VersionBadge label={page.versionBadge} />}
        <header className="markdown">
          <h1>{page.title}</h1>
          {page.description ? <p>{page.description}</p> : null}
        </header>
        <article>
          <CardList cards={page.cards} />
        </article>
        <Paginator previous={page.previous} next={page.next} />
      </div>
    </main>
  )
}

function CardList({ cards }: { readonly cards: readonly Card[] }) {
  return (
    <ul className="cards">
      {cards.map((card) => (
        <li key={card.href} className="cards__item">
          <CardLink card={card} />
        </li>
      ))}
    </ul>
  )
}

function CardLink({ card }: { readonly card: Card }) {
  const { kind, label, href, icon, description } = card
  const external = kind === 'external'
  return (
    <a
      className={`card card--${kind}`}
      href={href}
      {...(external ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      <h2 className="card__title">
        <span className="card__icon" aria-hidden="true">
          {icon}
        </span>
        {label}
        {external ? <ExternalIcon /> : null}
      </h2>
      {description ? <p className="card__description">{description}</p> : null}
    </a>
  )
}
