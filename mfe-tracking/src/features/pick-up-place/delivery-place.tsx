import type { OrderAddress } from '@galo/contracts/orders'
import { HouseFillIcon } from '@galo/ui'
import { useWords } from '@galo/words'
import { PlaceGround } from './place-ground'
import { PLACE_WORDS } from './place.words'

/** Where a delivery goes, as it was written. */
export const DeliveryPlace = ({ address }: { readonly address: OrderAddress | null }) => {
  const coords = address?.coords ?? null
  return (
    <PlaceGround
      label={useWords(PLACE_WORDS).whereItGoes}
      at={coords && { latitude: coords.lat, longitude: coords.lon }}
      icon={<HouseFillIcon size={28} />}
    >
      {address && (
        <>
          <h2>{address.line_1}</h2>
          <address>
            {[address.line_2, address.city, address.postcode].filter((line) => line != null && line !== '').join(', ')}
          </address>
          {address.delivery_note != null && <p>{address.delivery_note}</p>}
        </>
      )}
    </PlaceGround>
  )
}
