import type { ReactNode } from 'react'
import { css } from '@galo/css'
import { FULFILMENTS, MARKETS, type FulfilmentType } from '@galo/domain'
import { useNow } from '@galo/services'
import { BrandField, ClockIcon, Page, StorefrontIcon, media } from '@galo/ui'
import { useLocale, useWords } from '@galo/words'
import { fulfilmentNoun } from '@galo/words/format'
import type { Ordering } from './ordering.model'
import { earliestWords, openingWords } from './restaurant-header.model'
import type { MenuRestaurant } from './restaurant.data'
import { RESTAURANT_HEADER_WORDS } from './restaurant-header.words'

const inside = css({
  display: 'grid',
  gap: 'var(--s-3)',
  paddingBlock: 'var(--s-5)',
  [media(768)]: { gridTemplateColumns: '1fr auto', alignItems: 'end' },
})
const title = css({ fontWeight: 900, outline: 'none' })
/** No line with an hour alone. */
const where = css({ textWrap: 'balance' })
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
  /** Where in the restaurant it is eaten, before how. */
  readonly table: ReactNode
  /** For which day one orders here, where that isn't today. */
  readonly anotherDay: ReactNode
}

/** Whose kitchen this is, whether it is lit, and how soon food could be ready. */
export const RestaurantHeader = ({
  restaurant,
  fulfilmentType,
  ordering,
  table,
  anotherDay,
}: RestaurantHeaderProps) => {
  const locale = useLocale()
  const words = useWords(RESTAURANT_HEADER_WORDS)
  const { timeZone } = MARKETS[locale.market]
  const now = useNow()
  const earliest = anotherDay ?? earliestWords(ordering, timeZone, locale)
  return (
    <BrandField as="header">
      <Page css={inside}>
        <div>
          <h1 css={title} tabIndex={-1}>
            {restaurant.name}
          </h1>
          <p css={where}>
            {restaurant.streetAddress}, {restaurant.locality}&nbsp;· {openingWords(restaurant, now, timeZone, locale)}
          </p>
        </div>
        <ul css={facts} aria-label={words.yourOrder}>
          <li css={fact}>
            {!FULFILMENTS[fulfilmentType].isDelivery && <StorefrontIcon />}
            {table}
            {fulfilmentNoun(fulfilmentType, locale)}
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
