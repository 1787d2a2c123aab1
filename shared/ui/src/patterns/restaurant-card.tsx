import type { ReactNode } from 'react'
import { css } from '@galo/css'

const restaurant = css`
  display: grid;
  gap: 0.75rem;
  padding: 1rem;
  border-radius: var(--r-3);
  background: var(--surface);
  box-shadow: var(--e-1);
  &[data-selected] {
    box-shadow:
      0 0 0 2.5px var(--action),
      var(--e-2);
  }
  .restaurant-head {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-start;
    gap: 0.75rem;
  }
  .restaurant-number {
    display: grid;
    flex: none;
    place-items: center;
    width: 2.125rem;
    height: 2.5rem;
    border-radius: 1.0625rem 1.0625rem 1.0625rem 0.25rem;
    background: var(--action);
    color: var(--on-action);
    font: 800 1rem/1 var(--font-display);
  }
  &[data-selected] .restaurant-number {
    background: var(--limao-400);
    color: var(--tinta-900);
  }
  .restaurant-words {
    flex: 1;
    min-width: min-content;
  }
  .restaurant-words > :is(h2, h3) {
    font-size: 1.25rem;
    font-weight: 800;
  }
  .restaurant-words > p {
    color: var(--text-2);
    font-size: var(--t-small);
  }
  .restaurant-facts {
    display: flex;
    flex-wrap: wrap;
    gap: 0.375rem 1rem;
    color: var(--text-2);
    font-size: 0.9375rem;
  }
  .restaurant-facts > li {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
  }
  .restaurant-actions {
    display: flex;
    gap: 0.5rem;
  }
  @media (forced-colors: active) {
    border: 1px solid;
    &[data-selected] {
      outline: 3px solid Highlight;
    }
  }
`

export interface RestaurantFact {
  readonly icon: ReactNode
  readonly text: string
}

export interface RestaurantCardProps {
  /** The number of its pin on the map. */
  readonly number: number
  readonly name: string
  readonly address: string
  /** '0.4 mi', '1.6 km' */
  readonly distance?: string | undefined
  readonly status?: ReactNode
  readonly facts?: readonly RestaurantFact[]
  readonly badge?: ReactNode
  readonly actions?: ReactNode
  readonly selected?: boolean
  readonly level?: 2 | 3
  readonly id?: string
  readonly className?: string
}

export const RestaurantCard = ({
  number,
  name,
  address,
  distance,
  status,
  facts = [],
  badge,
  actions,
  selected = false,
  level = 2,
  id,
  className,
}: RestaurantCardProps) => {
  const Name = `h${level}` as const
  return (
    <article css={restaurant} id={id} className={className} data-selected={selected || undefined}>
      <div className="restaurant-head">
        <span className="restaurant-number" aria-hidden="true">
          {number}
        </span>
        <div className="restaurant-words">
          <Name>{name}</Name>
          <p>{distance === undefined ? address : `${address} · ${distance}`}</p>
        </div>
        {badge}
      </div>
      {(status !== undefined || facts.length > 0) && (
        <ul className="restaurant-facts">
          {status !== undefined && <li>{status}</li>}
          {facts.map((fact) => (
            <li key={fact.text}>
              {fact.icon}
              {fact.text}
            </li>
          ))}
        </ul>
      )}
      {actions !== undefined && <div className="restaurant-actions">{actions}</div>}
    </article>
  )
}
