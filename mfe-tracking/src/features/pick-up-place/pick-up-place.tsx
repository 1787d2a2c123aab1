import { css } from '@emotion/react'
import type { RestaurantSummary } from '@galo/contracts'
import { BrandField, MapPinFillIcon, PhoneIcon } from '@galo/ui'

const place = css`
  display: grid;
  align-content: end;
  gap: 10px;
  min-height: 220px;
  padding: 24px;

  & .drop {
    width: 56px;
    height: 64px;
    display: grid;
    place-items: center;
    background: var(--limao-400);
    color: var(--tinta-900);
    border-radius: 28px 28px 28px 6px;
  }
  & h2 {
    font-size: var(--t-1);
  }
  & address {
    font-style: normal;
    font-size: 1.125rem;
  }
  & a {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    color: #fff;
    font-weight: 600;
    justify-self: start;
  }
  @media (min-width: 900px) {
    padding: 40px;
    min-height: 420px;
  }
`

/** Where to go, big enough to read while walking. Without an answer it stays a blue wall with a pin on it. */
export const PickUpPlace = ({ restaurant }: { readonly restaurant: RestaurantSummary | null }) => (
  <BrandField as="section" rounded tile={88} css={place} aria-label="Where to collect">
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
