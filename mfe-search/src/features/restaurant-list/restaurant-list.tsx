import type { MouseEvent, ReactNode } from 'react'
import { css } from '@galo/css'
import type { Availability } from './availability.model'
import type { FulfilmentListing } from './fulfilment-listing'
import type { RestaurantResult } from './restaurant-result'
import { RestaurantCard } from './restaurant-card'

const list = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`

export interface RestaurantListProps {
  readonly results: readonly RestaurantResult[]
  readonly listing: FulfilmentListing
  readonly pointed: string | null
  readonly onPoint: (id: string) => void
  /** Where the menu of one is, by its slug. */
  readonly menuOf: (slug: string) => string
  /** The same search, for collection. */
  readonly collectInstead: string
  /** The link to its menu is pressed. */
  readonly onChoose: (event: MouseEvent, result: RestaurantResult, availability: Availability) => void
  /** What stands beside that link. */
  readonly beside: (result: RestaurantResult) => ReactNode
}

/** The list of restaurants, each with the link to its menu. */
export const RestaurantList = ({
  results,
  listing,
  pointed,
  onPoint,
  menuOf,
  collectInstead,
  onChoose,
  beside,
}: RestaurantListProps) => {
  const nearest = Math.min(...results.map(({ distanceMiles }) => distanceMiles))
  return (
    <ol css={list}>
      {results.map((result, index) => (
        <RestaurantCard
          key={result.id}
          result={result}
          listing={listing}
          number={index + 1}
          pointed={result.id === pointed}
          isNearest={result.distanceMiles === nearest}
          menu={menuOf(result.slug)}
          collectInstead={collectInstead}
          onPoint={() => onPoint(result.id)}
          onChoose={(event, availability) => onChoose(event, result, availability)}
          beside={beside(result)}
        />
      ))}
    </ol>
  )
}
