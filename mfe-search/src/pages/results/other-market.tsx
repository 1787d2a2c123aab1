import { css } from '@emotion/react'
import type { LatLng } from '@galo/domain'
import { sitePaths } from '@galo/navigation'
import { useServices } from '@galo/services'
import { ArrowRightIcon, ButtonLink } from '@galo/ui'
import { AddressEntry } from '../../features/address-entry/address-entry'
import { OTHER_MARKET } from '../../features/address-entry/address-entry.model'
import type { Dish } from '../../features/home/dishes'

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

const WORDS = {
  UK: { place: 'in the UK', site: 'our UK site', prices: 'pounds' },
  IE: { place: 'in Ireland', site: 'our Irish site', prices: 'euro' },
} as const

export interface OtherMarketProps {
  readonly query: string
  /** What the place is called; `null` for where the customer stands. */
  readonly label: string | null
  readonly coordinates?: LatLng | undefined
  readonly dish: Dish | null
}

/** The place is in the other country: its restaurants are on the other site, and the same search is ready there. */
export const OtherMarket = ({ query, label, coordinates, dish }: OtherMarketProps) => {
  const { market, siteUrls } = useServices().config
  const other = OTHER_MARKET[market]
  const { place, site, prices } = WORDS[other]
  const there = sitePaths.searchResults({ query, fulfilment: 'COLLECTION', dish: dish?.id ?? null, ...coordinates })
  return (
    <div className="list">
      <AddressEntry key={query} initial={query} dish={dish} variant="bar" />
      <div css={offer}>
        <h1 tabIndex={-1}>{label === null ? `You’re ${place}` : `${label} is ${place}`}</h1>
        <p>
          Restaurants {place} are on {site}, with prices in {prices}. Your search goes with you; a basket stays here.
        </p>
        <ButtonLink href={new URL(there, siteUrls[other]).href} full>
          Search {place}
          <ArrowRightIcon />
        </ButtonLink>
      </div>
    </div>
  )
}
