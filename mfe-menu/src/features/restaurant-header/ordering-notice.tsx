import { DEFAULT_FULFILMENT } from '@galo/domain'
import { Link, sitePaths } from '@galo/navigation'
import { useNow } from '@galo/services'
import { ButtonLink, Notice } from '@galo/ui'
import { useLocale, useWords } from '@galo/words'
import type { Ordering } from './ordering.model'
import { orderingWords } from './ordering-notice.model'
import { ORDERING_WORDS } from './ordering.words'
import type { MenuRestaurant } from './restaurant.data'

interface OrderingNoticeProps {
  readonly ordering: Ordering
  readonly restaurant: MenuRestaurant
  /** It came to this with food in the basket: said as news, and that the food stays. */
  readonly underBasket?: boolean
  readonly className?: string
}

/** Said before anything is chosen: nothing can be ordered from this menu now, or nothing for today, and where it can be. */
export const OrderingNotice = ({ ordering, restaurant, underBasket = false, className }: OrderingNoticeProps) => {
  const { seeMenuToCollect, findAnother, basketKept } = useWords(ORDERING_WORDS)
  const words = orderingWords(ordering, restaurant, useNow(), useLocale())
  if (words === null) return null
  const isOtherWay = 'fulfilmentType' in ordering
  const isNoWay = isOtherWay && ordering.fulfilmentType === DEFAULT_FULFILMENT
  const wayOn = isOtherWay
    ? sitePaths.menu(restaurant.slug, DEFAULT_FULFILMENT)
    : sitePaths.searchResults({ query: restaurant.postalCode, fulfilment: DEFAULT_FULFILMENT })
  return (
    <Notice
      {...(className === undefined ? {} : { className })}
      tone={ordering.kind === 'ready' || (isOtherWay && !isNoWay) ? 'info' : 'warn'}
      title={words.title}
      live={underBasket}
      action={
        !isNoWay && (
          <ButtonLink component={Link} to={wayOn} variant={isOtherWay ? 'next' : 'outline'} size="small">
            {isOtherWay ? seeMenuToCollect : findAnother}
          </ButtonLink>
        )
      }
    >
      {words.text}
      {underBasket && ` ${basketKept}`}
    </Notice>
  )
}
