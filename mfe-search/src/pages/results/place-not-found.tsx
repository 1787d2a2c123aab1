import { css } from '@emotion/react'
import { useServices } from '@galo/services'
import type { Dish } from '../../features/home/dishes'
import { AddressEntry } from '../../features/address-entry/address-entry'
import { codeExample, type PlaceRefusal } from '../../features/address-entry/address-entry.model'

const tips = css`
  margin-top: 8px;
  padding: 16px 18px;
  background: var(--azul-50);
  border-radius: var(--r-3);
  color: var(--text-2);

  & h2 {
    font-size: var(--t-3);
    color: var(--text);
    margin-bottom: 6px;
  }
  & li {
    padding-left: 18px;
    position: relative;
  }
  & li::before {
    content: '';
    position: absolute;
    left: 0;
    top: 0.55em;
    width: 8px;
    height: 8px;
    background: var(--azul-600);
    border-radius: 4px 1px 4px 1px;
  }
`

export interface PlaceNotFoundProps {
  readonly query: string
  readonly reason: PlaceRefusal
  readonly dish: Dish | null
}

const headingOf = (query: string, reason: PlaceRefusal): string => {
  if (query === '') return 'Where are you?'
  return reason === 'unknown-postcode' ? `We don’t know ${query} yet` : 'We couldn’t find that'
}

/** Row D22: the place was not understood. What was typed stays, the words stand at the field, and there is a way on. */
export const PlaceNotFound = ({ query, reason, dish }: PlaceNotFoundProps) => {
  const { market } = useServices().config
  return (
    <div className="list">
      <h1 tabIndex={-1}>{headingOf(query, reason)}</h1>
      <AddressEntry key={query} initial={query} refusal={query === '' ? null : reason} dish={dish} variant="bar" />
      <div css={tips}>
        <h2>What works</h2>
        <ul>
          <li>
            A whole {market === 'IE' ? 'Eircode' : 'postcode'}, with or without the space: {codeExample(market)}.
          </li>
          <li>A town, a station or a street, picked from the suggestions while you type.</li>
          <li>The crosshair in the field, which asks your device where it is.</li>
        </ul>
      </div>
    </div>
  )
}
