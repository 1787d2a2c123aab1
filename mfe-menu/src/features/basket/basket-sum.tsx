import { css } from '@galo/css'
import { formatMoney } from '@galo/domain'
import { Link, sitePaths, useLocation } from '@galo/navigation'
import { basketCount } from '@galo/contracts/basket'
import { useStore } from '@galo/state'
import { BagIcon, mediaBelow, VisuallyHidden } from '@galo/ui'
import { useWords } from '@galo/words'
import { toMoney } from '@galo/contracts/money'
import { showPanel } from './show-panel'
import { useBasketKeeper } from './use-basket'
import { BASKET_WORDS } from './basket.words'

const badge = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 'var(--s-2)',
  minHeight: 'var(--touch)',
  paddingInline: 'var(--s-3)',
  borderRadius: 'var(--r-2)',
  background: 'var(--next)',
  color: 'var(--on-next)',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  transition: 'background var(--d-1)',
  '&:hover': { background: 'var(--next-hover)' },
  '&:active': { background: 'var(--next-press)' },
})

/** On a phone's menu the bar at the foot says all of this, and the header has no room to say it twice. */
const besideBar = css({ [mediaBelow(768)]: { display: 'none' } })
/** Read by screen readers on every width, seen where there is room. */
const total = css({
  [mediaBelow(500)]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
})

/** The header's way to the basket. On its restaurant's menu it opens it, from anywhere else it leads there. */
export const BasketBadge = () => {
  useBasketKeeper()
  const words = useWords(BASKET_WORDS)
  const { pathname } = useLocation()
  const basket = useStore('basket', (state) => state)
  const count = basketCount(basket)
  if (count === 0 || basket.signed === null || basket.restaurant === null) return null
  const menu = sitePaths.menu(basket.restaurant.slug, basket.fulfilmentType)
  const isHere = menu.startsWith(`${pathname}?`)
  const amount = formatMoney(toMoney(basket.signed.data.totals.grand_total))
  return (
    <Link
      css={[badge, isHere && besideBar]}
      to={isHere ? `${menu}&basket=open` : menu}
      {...(isHere ? { onClick: showPanel, state: { menuOverlay: true } } : {})}
    >
      <BagIcon />
      <VisuallyHidden>{words.dishes(count)} </VisuallyHidden>
      <span css={total}>{amount}</span>
    </Link>
  )
}
