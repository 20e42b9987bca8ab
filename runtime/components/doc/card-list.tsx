// A list of pages as cards.
import type { Card } from '../../model/page.ts'
import { ExternalIcon } from '../link.tsx'

/** The list. */
export function CardList({ cards }: { readonly cards: readonly Card[] }) {
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
  const { kind, label, href, icon, description, count } = card
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
      {count ? <p className="card__count">{count}</p> : null}
    </a>
  )
}
