import { css } from '@galo/css'
import { Button, Notice } from '@galo/ui'
import { useWords } from '@galo/words'
import { BasketBeside } from '../../features/basket/basket-beside'
import type { BasketExtrasProps } from './basket-extras'
import { onDemand, useLost, type LostProps } from './on-demand'
import { MENU_PAGE_WORDS } from './menu-page.words'

/** As high as the empty basket was. */
const place = css({ minHeight: 280 })

const Meanwhile = () => <div css={place} aria-busy />

const Lost = ({ error }: LostProps) => {
  const words = useWords(MENU_PAGE_WORDS)
  const askAgain = useLost(error)
  const action = (
    <Button variant="soft" size="small" onClick={askAgain}>
      {words.tryAgain}
    </Button>
  )
  return (
    <Notice tone="error" live action={action}>
      {words.basketNotShown}
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
