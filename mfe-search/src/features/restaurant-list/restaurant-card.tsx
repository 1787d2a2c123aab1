import { css } from '@emotion/react'
import { formatDistance, formatTime, MARKETS } from '@galo/domain'
import { Link, sitePaths } from '@galo/navigation'
import { useNow, useServices } from '@galo/services'
import { ArrowRightIcon, BagIcon, buttonStyle, ClockIcon, TimerIcon } from '@galo/ui'
import type { RestaurantResult } from './search-results.model'
import { openingWords, type OpeningWords } from './opening-words.model'

const card = css`
  position: relative;
  display: grid;
  gap: 12px;
  padding: 16px;
  background: var(--surface);
  border-radius: var(--r-3);
  box-shadow: var(--e-1);
  transition: box-shadow var(--d-2) var(--ease-out);

  &[data-chosen='true'] {
    box-shadow:
      0 0 0 2.5px var(--azul-600),
      var(--e-2);
  }
  & header {
    display: grid;
    grid-template-columns: 34px minmax(0, 1fr);
    gap: 12px;
    align-items: start;
  }
  & .petal {
    width: 34px;
    height: 40px;
    display: grid;
    place-items: center;
    background: var(--azul-600);
    color: #fff;
    border-radius: 17px 17px 17px 4px;
    font: 800 1rem var(--font-display);
  }
  &[data-chosen='true'] .petal {
    background: var(--limao-400);
    color: var(--tinta-900);
  }
  & h2 {
    font-size: 1.25rem;
  }
  & header p {
    font-size: var(--t-small);
    color: var(--text-2);
  }
  & .facts {
    display: flex;
    flex-wrap: wrap;
    gap: 6px 16px;
    font-size: 0.9375rem;
    color: var(--text-2);
    font-variant-numeric: tabular-nums;
  }
  & .facts li {
    display: inline-flex;
    gap: 6px;
    align-items: center;
  }
  & .facts [data-tone='open'] {
    color: var(--ok);
  }
  & .facts [data-tone='soon'] {
    color: var(--hot);
    font-weight: 600;
  }
  @media (forced-colors: active) {
    border: 1px solid;
    &[data-chosen='true'] {
      outline: 3px solid Highlight;
    }
  }
`

const collectionWords = (
  { earliest, enabled, online }: RestaurantResult,
  opening: OpeningWords,
  timeZone: string,
): string => {
  if (!enabled) return 'No collection here'
  if (!online) return 'Not taking orders right now'
  if (opening.tone === 'closed') return 'Back tomorrow'
  if (earliest === 'unasked') return 'Times on the next page'
  return earliest === null ? 'Fully booked for today' : `Collect from ${formatTime(earliest, timeZone)}`
}

export interface RestaurantCardProps {
  readonly result: RestaurantResult
  readonly number: number
  readonly chosen: boolean
  readonly onPoint: () => void
  readonly onChoose: () => void
}

/** One restaurant of the results: where, until when, how soon, and the way to its menu. */
export const RestaurantCard = ({ result, number, chosen, onPoint, onChoose }: RestaurantCardProps) => {
  const { market } = useServices().config
  const { timeZone } = MARKETS[market]
  const opening = openingWords(result.hours, useNow(), timeZone)
  const canOrder = result.enabled && result.online && result.earliest !== null && opening.tone !== 'closed'
  return (
    <li css={card} data-chosen={chosen} onPointerEnter={onPoint} onFocus={onPoint}>
      <header>
        <span className="petal" aria-hidden="true">
          {number}
        </span>
        <div>
          <h2>{result.name}</h2>
          <p>
            {result.address} · {formatDistance(result.distanceMiles, market)}
          </p>
        </div>
      </header>
      <ul className="facts">
        <li data-tone={opening.tone}>
          <ClockIcon />
          {opening.text}
        </li>
        <li>
          {canOrder ? <TimerIcon /> : <BagIcon />}
          {collectionWords(result, opening, timeZone)}
        </li>
      </ul>
      <Link
        css={buttonStyle({ tone: canOrder && chosen ? 'act' : 'soft', full: true })}
        to={sitePaths.menu(result.slug, 'COLLECTION')}
        onClick={onChoose}
        aria-label={`${canOrder ? 'Order from here' : 'See the menu'}: ${result.name}`}
      >
        {canOrder ? 'Order from here' : 'See the menu'} <ArrowRightIcon />
      </Link>
    </li>
  )
}
