import { css } from '@galo/css'
import { useStore } from '@galo/state'
import { Button } from '@galo/ui'
import { useWords } from '@galo/words'
import { BasketBeside } from '../../features/basket/basket-beside'
import { BASKET_WORDS } from '../../features/basket/basket.words'
import type { BasketExtrasProps } from './basket-extras'
import { onDemand, useLost, type LostProps } from './on-demand'
import { MENU_PAGE_WORDS } from './menu-page.words'

/** As high as the empty basket was. */
const place = css({ minHeight: 280 })

/** A notice without its icon: every first view would carry it for the one visit in which this is said. */
const lost = css({
  padding: 'var(--s-3)',
  background: 'var(--error-bg)',
  color: 'var(--error)',
})

const Meanwhile = () => <div css={place} aria-busy />

/** What would say that a dish did not go in may be lost as well: then it is said here. */
const Lost = ({ error }: LostProps) => {
  const words = useWords(MENU_PAGE_WORDS)
  const { notAdded } = useWords(BASKET_WORDS)
  const hasFailed = useStore('basket', ({ request }) => request === 'ERROR')
  const askAgain = useLost(error)
  return (
    <div role="alert" css={lost}>
      <p>{hasFailed ? notAdded : words.basketNotShown}</p>
      <Button variant="soft" size="small" onClick={askAgain}>
        {words.tryAgain}
      </Button>
    </div>
  )
}

/** Words and a drawing that the server has made: in the file of the loader, as the row of what is ordered most. */
const EmptyBasket = onDemand(
  () => import(/* webpackChunkName: "load" */ '../../features/basket/empty-basket').then((m) => m.EmptyBasket),
  { whenBrought: true, Meanwhile },
)
export const bringEmptyBasket = EmptyBasket.bring

const BasketFood = onDemand(
  () => {
    // What is in it may be taken out again.
    bringEmptyBasket()
    return import('./basket-food-parts').then((m) => m.MenuBasketFood)
  },
  { Meanwhile, Lost },
)

/** Brings what a basket with food is drawn with: somebody is about to choose some. */
export const bringBasketFood = BasketFood.bring

/** The basket beside the menu. It is empty when the page comes, so what is in it is drawn by code that comes later. */
export const MenuBasket = (props: BasketExtrasProps) => (
  <BasketBeside empty={<EmptyBasket />} food={<BasketFood {...props} />} />
)
