import { css } from '@emotion/react'
import { MARKETS, type FulfilmentType } from '@galo/domain'
import { useNow, useServices } from '@galo/services'
import { BrandField, ClockIcon, Page, StorefrontIcon, media } from '@galo/ui'
import type { Ordering } from './ordering.model'
import { earliestWords, FULFILMENT_WORDS, openingWords } from './restaurant-header.model'
import type { MenuRestaurant } from './restaurant.data'

const inside = css({
  display: 'grid',
  gap: 'var(--s-3)',
  paddingBlock: 'var(--s-5)',
  [media(768)]: { gridTemplateColumns: '1fr auto', alignItems: 'end' },
})
const title = css({ fontWeight: 900, outline: 'none' })
const facts = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--s-2) var(--s-4)' })
const fact = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 'var(--s-2)',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
})

interface RestaurantHeaderProps {
  readonly restaurant: MenuRestaurant
  readonly fulfilmentType: FulfilmentType
  readonly ordering: Ordering
}

/** Whose kitchen this is, whether it is lit, and how soon food could be ready. */
export const RestaurantHeader = ({ restaurant, fulfilmentType, ordering }: RestaurantHeaderProps) => {
  const { timeZone } = MARKETS[useServices().config.market]
  const now = useNow()
  const earliest = earliestWords(ordering, timeZone)
  return (
    <BrandField as="header">
      <Page css={inside}>
        <div>
          <h1 css={title} tabIndex={-1}>
            {restaurant.name}
          </h1>
          <p>
            {restaurant.streetAddress}, {restaurant.locality} · {openingWords(restaurant, now, timeZone)}
          </p>
        </div>
        <ul css={facts} aria-label="Your order">
          <li css={fact}>
            <StorefrontIcon />
            {FULFILMENT_WORDS[fulfilmentType]}
          </li>
          {earliest !== null && (
            <li css={fact}>
              <ClockIcon />
              {earliest}
            </li>
          )}
        </ul>
      </Page>
    </BrandField>
  )
}
