import { css } from '@galo/css'
import { Notice } from '@galo/ui'
import { useWords } from '@galo/words'
import type { Ordering } from '../../features/restaurant-header/ordering.model'
import { OrderingNotice } from '../../features/restaurant-header/ordering-notice'
import type { MenuRestaurant } from '../../features/restaurant-header/restaurant.data'
import { TableNotice } from '../../features/table/table-notice'
import { MENU_NOTICES_WORDS } from './menu-notices.words'

export { AnotherDay } from '../../features/restaurant-header/another-day'
export { TableHere } from '../../features/table/table-here'

const notice = css({ marginBlockStart: 'var(--s-5)' })

interface MenuNoticesProps {
  readonly ordering: Ordering
  readonly restaurant: MenuRestaurant
  readonly isChickenShort: boolean
  /** Nobody could say what has sold out (E13, F18). */
  readonly isStockUnknown: boolean | undefined
}

/** What is not as usual at this restaurant now. Most days there is nothing, so nobody waits for its code. */
export const MenuNotices = ({ ordering, restaurant, isChickenShort, isStockUnknown }: MenuNoticesProps) => {
  const words = useWords(MENU_NOTICES_WORDS)
  return (
    <>
      <TableNotice css={notice} />
      <OrderingNotice css={notice} ordering={ordering} restaurant={restaurant} />
      {isChickenShort && (
        <Notice css={notice} tone="warn" title={words.chickenShort}>
          {words.seeDishes}
        </Notice>
      )}
      {isStockUnknown === true && (
        <Notice css={notice} tone="info" title={words.stockUnknown}>
          {words.saidWhenAdded}
        </Notice>
      )}
    </>
  )
}
