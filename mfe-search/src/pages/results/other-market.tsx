import { css } from '@galo/css'
import { askedFulfilment, type LatLng } from '@galo/domain'
import { sitePaths, useLocation, useWantedFulfilment } from '@galo/navigation'
import { useServices } from '@galo/services'
import { ArrowRightIcon, ButtonLink } from '@galo/ui'
import { useWords } from '@galo/words'
import { AddressEntry } from '../../features/address-entry/address-entry'
import { OTHER_MARKET } from '../../features/address-entry/address-entry.model'
import type { Dish } from '../../features/home/dishes'
import { OTHER_MARKET_WORDS } from './other-market.words'

const offer = css`
  display: grid;
  gap: 12px;
  padding: 20px;
  background: var(--azul-50);
  border-radius: var(--r-3);

  & h1 {
    font-size: var(--t-2);
    outline: 0;
  }
`

export interface OtherMarketProps {
  readonly query: string
  /** The name of the place; `null` for the device's position. */
  readonly label: string | null
  readonly coordinates?: LatLng | undefined
  readonly dish: Dish | null
}

/** For a place in the other country: a link to the same search on the other site. */
export const OtherMarket = ({ query, label, coordinates, dish }: OtherMarketProps) => {
  const { market, siteUrls } = useServices().config
  const other = OTHER_MARKET[market]
  const words = useWords(OTHER_MARKET_WORDS)
  const inUrl = new URLSearchParams(useLocation().search).get('fulfilment')
  const fulfilment = askedFulfilment(inUrl, useWantedFulfilment())
  const there = sitePaths.searchResults({ query, fulfilment, dish: dish?.id ?? null, ...coordinates })
  return (
    <div className="list">
      <AddressEntry key={query} initial={query} dish={dish} variant="bar" />
      <div css={offer}>
        <h1 tabIndex={-1}>{label === null ? words.youAreThere : words.isThere(label)}</h1>
        <p>{words.text}</p>
        <ButtonLink href={new URL(there, siteUrls[other]).href} full>
          {words.search}
          <ArrowRightIcon />
        </ButtonLink>
      </div>
    </div>
  )
}
