import { useEffect, useEffectEvent, useRef } from 'react'
import { css } from '@galo/css'
import { formatMoney } from '@galo/domain'
import { sitePaths, useLocation, useNavigate } from '@galo/navigation'
import { basketCount } from '@galo/contracts/basket'
import { useStore } from '@galo/state'
import { BagIcon, mediaBelow, VisuallyHidden } from '@galo/ui'
import { useWords } from '@galo/words'
import { toMoney } from '@galo/contracts/money'
import { showPanel } from './show-panel'
import { useBasketKeeper } from './use-basket'
import { BASKET_WORDS } from './basket.words'

/** Read by screen readers on every width, seen where there is room. */
const total = css({
  [mediaBelow(500)]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
})

/**
 * What stands on the header's link to the menu that the basket comes from: how many dishes, and their sum. The link itself is the header's, so that
 * whose focus is on it keeps it when this arrives. On that menu the link opens the basket.
 */
export const BasketSum = () => {
  useBasketKeeper()
  const words = useWords(BASKET_WORDS)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const basket = useStore('basket', (state) => state)
  const sum = useRef<HTMLSpanElement>(null)
  const count = basketCount(basket)
  const isFilled = count > 0 && basket.signed !== null && basket.restaurant !== null
  const menu = basket.restaurant === null ? null : sitePaths.menu(basket.restaurant.slug, basket.fulfilmentType)
  const open = useEffectEvent((event: MouseEvent) => {
    if (menu?.startsWith(`${pathname}?`) !== true) return
    // Another tab shows the menu.
    if (event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return
    showPanel(event)
    if (event.defaultPrevented) return
    event.preventDefault()
    void navigate(`${menu}&basket=open`, { state: { menuOverlay: true } })
  })
  useEffect(() => {
    const link = sum.current?.closest('a')
    const press = (event: MouseEvent) => open(event)
    link?.addEventListener('click', press)
    return () => link?.removeEventListener('click', press)
  }, [isFilled])
  if (!isFilled) return null
  return (
    <>
      <BagIcon />
      <VisuallyHidden>{words.dishes(count)} </VisuallyHidden>
      <span ref={sum} css={total}>
        {formatMoney(toMoney(basket.signed.data.totals.grand_total))}
      </span>
    </>
  )
}
