import { css } from '@galo/css'
import { useStore } from '@galo/state'
import { Button, Notice } from '@galo/ui'
import { useWords } from '@galo/words'
import { BasketBeside } from '../../features/basket/basket-beside'
import { BASKET_WORDS } from '../../features/basket/basket.words'
import type { BasketExtrasProps } from './basket-extras'
import { onDemand, useLost, type LostProps } from './on-demand'
import { MENU_PAGE_WORDS } from './menu-page.words'

/** As high as the empty basket was. */
const place = css({ minHeight: 280 })

const Meanwhile = () => <div css={place} aria-busy />

/** What would say that a dish did not go in may be lost as well: then it is said here. */
const Lost = ({ error }: LostProps) => {
  const words = useWords(MENU_PAGE_WORDS)
  const { notAdded } = useWords(BASKET_WORDS)
  const hasFailed = useStore('basket', ({ request }) => request === 'ERROR')
  const askAgain = useLost(error)
  const action = (
    <Button variant="soft" size="small" onClick={askAgain}>
      {words.tryAgain}
    </Button>
  )
  return (
    <Notice tone="error" live action={action}>
      {hasFailed ? notAdded : words.basketNotShown}
    </Notice>
  )
}

const BasketFood = onDemand(() => import('./basket-food-parts').then((m) => m.MenuBasketFood), {
  Meanwhile,
  Lost,
})

/** Brings what a basket with food is drawn with: somebody is about to choose some. */
export const bringBasketFood = BasketFood.bring

/** The basket beside the menu. It is empty when the page comes, so what is in it is drawn by code that comes later. */
export const MenuBasket = (props: BasketExtrasProps) => <BasketBeside food={<BasketFood {...props} />} />
