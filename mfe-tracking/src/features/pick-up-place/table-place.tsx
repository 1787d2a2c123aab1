import type { RestaurantSummary } from '@galo/contracts/restaurants'
import { ForkKnifeIcon } from '@galo/ui'
import { useWords } from '@galo/words'
import { PlaceGround } from './place-ground'
import { PLACE_WORDS } from './place.words'

interface TablePlaceProps {
  readonly table: string | null
  readonly restaurant: RestaurantSummary | null
  /** Its food is still to come. */
  readonly isWaiting: boolean
}

/** The table an order is brought to, large enough to compare with the number that stands on it. Who sits there needs no streets. */
export const TablePlace = ({ table, restaurant, isWaiting }: TablePlaceProps) => {
  const words = useWords(PLACE_WORDS)
  return (
    <PlaceGround label={words.yourTable} at={null} icon={<ForkKnifeIcon size={28} />}>
      {table !== null && <h2>{words.table(table)}</h2>}
      {restaurant && (
        <address>
          {restaurant.name}, {restaurant.geo.address.streetAddress}
        </address>
      )}
      {isWaiting && <p>{words.stay}</p>}
    </PlaceGround>
  )
}
