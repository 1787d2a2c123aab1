import type { RestaurantSummary } from '@galo/contracts/restaurants'
import { BrandField, MapPinFillIcon, PhoneIcon } from '@galo/ui'
import { useWords } from '@galo/words'
import { place } from './place-style'
import { PLACE_WORDS } from './place.words'

/** Where to collect, large enough to read while walking. Without the restaurant's details, a blue field with a pin. */
export const PickUpPlace = ({ restaurant }: { readonly restaurant: RestaurantSummary | null }) => (
  <BrandField as="section" rounded tile={88} css={place} aria-label={useWords(PLACE_WORDS).whereToCollect}>
    <span className="drop" aria-hidden="true">
      <MapPinFillIcon size={28} />
    </span>
    {restaurant && (
      <>
        <h2>{restaurant.name}</h2>
        <address>
          {restaurant.geo.address.streetAddress}, {restaurant.geo.address.locality}, {restaurant.geo.address.postalCode}
        </address>
        <a href={`tel:${restaurant.telephone.replaceAll(' ', '')}`}>
          <PhoneIcon size={20} />
          {restaurant.telephone}
        </a>
      </>
    )}
  </BrandField>
)
