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
  &[data-shut] .restaurant-number {
    background: var(--tinta-500);
    color: #fff;
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
  .restaurant-strip {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 0;
    padding-block: 0.625rem;
    border-radius: var(--r-2);
    background: var(--azul-50);
  }
  .restaurant-strip > div {
    flex: 1 0 auto;
    padding-inline: 0.75rem;
    border-inline-start: 1px solid var(--azul-200);
  }
  .restaurant-strip > div:first-child {
    border: 0;
  }
  .restaurant-strip :is(dt, small) {
    color: var(--text-2);
    font: 400 var(--t-micro) / 1.3 var(--font-text);
  }
  .restaurant-strip dd {
    font: 800 1.125rem/1.25 var(--font-display);
    font-variant-numeric: tabular-nums;
  }
  .restaurant-strip small {
    display: block;
  }
  .restaurant-reason {
    display: flex;
    gap: 0.625rem;
    padding: 0.75rem 0.875rem;
    border-radius: var(--r-2);
    background: var(--azul-50);
    font-size: 0.9375rem;
    line-height: 1.4;
  }
  .restaurant-reason[data-tone='paused'] {
    background: var(--warn-bg);
  }
  .restaurant-reason[data-tone='closed'] {
    background: #e9ecf6;
  }
  .restaurant-reason svg {
    flex: none;
  }
  .restaurant-reason b {
    display: block;
  }
  .restaurant-points {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 0.875rem;
    color: var(--text-2);
    font-size: var(--t-small);
  }
  .restaurant-points > li {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
  }
  .restaurant-points [data-tone='open'] {
    color: var(--ok);
    font-weight: 600;
  }
  .restaurant-points [data-tone='closing'] {
    color: var(--hot);
    font-weight: 600;
  }
  .restaurant-actions {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }
  /* In large text the others go below it, and the card no wider than its screen. */
  .restaurant-actions > a:first-child {
    flex: 1 1 0;
    width: auto;
    min-width: min-content;
  }
  .restaurant-actions > a:nth-child(2) {
    flex: none;
    padding-inline: 1rem;
  }
  @media (forced-colors: active) {
    border: 1px solid;
    &[data-selected] {
      outline: 3px solid Highlight;
    }
  }
`

/** What people choose by: 'Arrives in', '25–40 min'. */
export interface RestaurantFact {
  readonly label: string
  readonly value: string
  readonly note?: string
}

/** Why there is no order to be had, or not yet. */
export interface RestaurantReason {
  readonly tone: 'paused' | 'closed' | 'away' | 'off'
  readonly icon: ReactNode
  readonly title: string
  readonly text: string
}

/** A drawing and a word or two: until when it is open, what it has. */
export interface RestaurantPoint {
  readonly icon: ReactNode
  readonly text: string
  readonly tone?: 'open' | 'closing' | 'later' | 'closed'
}

export interface RestaurantCardProps {
  /** The number of its pin on the map. */
  readonly number: number
  readonly name: string
  readonly address: string
  /** '0.4 mi', '1.6 km' */
  readonly distance?: string | undefined
  readonly facts?: readonly RestaurantFact[]
  readonly reason?: RestaurantReason | null
  readonly points?: readonly RestaurantPoint[]
  readonly badge?: ReactNode
  readonly actions?: ReactNode
  readonly selected?: boolean
  readonly isShut?: boolean
  readonly level?: 2 | 3
}

/** A restaurant to choose: where it is, the facts people choose by, or why not, and what to do next. */
export const RestaurantCard = ({
  number,
  name,
  address,
  distance,
  facts = [],
  reason = null,
  points = [],
  badge,
  actions,
  selected = false,
  isShut = false,
  level = 2,
}: RestaurantCardProps) => {
  const Name = `h${level}` as const
  return (
    <article css={restaurant} data-selected={selected || undefined} data-shut={isShut || undefined}>
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
      {facts.length > 0 && (
        <dl className="restaurant-strip">
          {facts.map(({ label, value, note }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {value}
                {note !== undefined && <small>{note}</small>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {reason !== null && (
        <div className="restaurant-reason" data-tone={reason.tone}>
          {reason.icon}
          <p>
            <b>{reason.title}</b>
            {reason.text}
          </p>
        </div>
      )}
      {points.length > 0 && (
        <ul className="restaurant-points">
          {points.map(({ icon, text, tone }) => (
            <li key={text} data-tone={tone}>
              {icon}
              {text}
            </li>
          ))}
        </ul>
      )}
      {actions !== undefined && <div className="restaurant-actions">{actions}</div>}
    </article>
  )
}
