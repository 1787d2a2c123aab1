import type { RestaurantSummary } from '@galo/contracts/restaurants'
import { MapPinFillIcon, NavigationArrowIcon, PhoneIcon } from '@galo/ui'
import { useWords } from '@galo/words'
import { directionsTo } from './directions.model'
import { PlaceGround } from './place-ground'
import { PLACE_WORDS } from './place.words'

/** Where to collect, large enough to read while walking, and the way there. Without the restaurant's details, a blue field with a pin. */
export const PickUpPlace = ({ restaurant }: { readonly restaurant: RestaurantSummary | null }) => {
  const words = useWords(PLACE_WORDS)
  const { latitude, longitude } = restaurant?.geo ?? {}
  const at = latitude === undefined || longitude === undefined ? null : { latitude, longitude }
  return (
    <PlaceGround label={words.whereToCollect} at={at} icon={<MapPinFillIcon size={28} />}>
      {restaurant && (
        <>
          <h2>{restaurant.name}</h2>
          <address>
            {restaurant.geo.address.streetAddress}, {restaurant.geo.address.locality},{' '}
            {restaurant.geo.address.postalCode}
          </address>
          <div className="ways">
            {at !== null && (
              <a href={directionsTo(at)} target="_blank" rel="noopener">
                <NavigationArrowIcon size={20} />
                {words.directions}
              </a>
            )}
            <a href={`tel:${restaurant.telephone.replaceAll(' ', '')}`}>
              <PhoneIcon size={20} />
              {restaurant.telephone}
            </a>
          </div>
        </>
      )}
    </PlaceGround>
  )
}
