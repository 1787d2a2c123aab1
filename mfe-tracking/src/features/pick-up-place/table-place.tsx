import type { RestaurantSummary } from '@galo/contracts/restaurants'
import { BrandField, ForkKnifeIcon } from '@galo/ui'
import { useWords } from '@galo/words'
import { place } from './place-style'
import { PLACE_WORDS } from './place.words'

interface TablePlaceProps {
  readonly table: string | null
  readonly restaurant: RestaurantSummary | null
}

/** The table an order is brought to, large enough to compare with the number that stands on it. */
export const TablePlace = ({ table, restaurant }: TablePlaceProps) => {
  const words = useWords(PLACE_WORDS)
  return (
    <BrandField as="section" rounded tile={88} css={place} aria-label={words.yourTable}>
      <span className="drop" aria-hidden="true">
        <ForkKnifeIcon size={28} />
      </span>
      {table !== null && <h2>{words.table(table)}</h2>}
      {restaurant && (
        <address>
          {restaurant.name}, {restaurant.geo.address.streetAddress}
        </address>
      )}
      <p>{words.stay}</p>
    </BrandField>
  )
}
