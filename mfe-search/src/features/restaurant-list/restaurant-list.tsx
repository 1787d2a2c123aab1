import { css } from '@galo/css'
import { usePublish } from '@galo/events'
import { useWriter } from '@galo/state'
import type { FulfilmentListing } from './fulfilment-listing'
import type { RestaurantResult } from './search-results.model'
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
  /** The section their menus open at. */
  readonly section?: string | undefined
}

/** The list of restaurants. Choosing one stores and publishes it, and leads to its menu. */
export const RestaurantList = ({ results, listing, pointed, onPoint, section }: RestaurantListProps) => {
  const restaurant = useWriter('restaurant')
  const publish = usePublish()

  const choose = ({ id, slug, name }: RestaurantResult) => {
    restaurant.setState({ selected: { id, slug, name } })
    publish('restaurant.selected', { restaurantId: id })
  }

  return (
    <ol css={list}>
      {results.map((result, index) => (
        <RestaurantCard
          key={result.id}
          result={result}
          listing={listing}
          number={index + 1}
          pointed={result.id === pointed}
          section={section}
          onPoint={() => onPoint(result.id)}
          onChoose={() => choose(result)}
        />
      ))}
    </ol>
  )
}
