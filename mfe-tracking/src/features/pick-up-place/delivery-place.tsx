import type { OrderAddress } from '@galo/contracts/orders'
import { BrandField, HouseFillIcon } from '@galo/ui'
import { useWords } from '@galo/words'
import { place } from './place-style'
import { PLACE_WORDS } from './place.words'

/** Where a delivery goes, as it was written. */
export const DeliveryPlace = ({ address }: { readonly address: OrderAddress | null }) => (
  <BrandField as="section" rounded tile={88} css={place} aria-label={useWords(PLACE_WORDS).whereItGoes}>
    <span className="drop" aria-hidden="true">
      <HouseFillIcon size={28} />
    </span>
    {address && (
      <>
        <h2>{address.line_1}</h2>
        <address>
          {[address.line_2, address.city, address.postcode].filter((line) => line != null && line !== '').join(', ')}
        </address>
        {address.delivery_note != null && <p>{address.delivery_note}</p>}
      </>
    )}
  </BrandField>
)
