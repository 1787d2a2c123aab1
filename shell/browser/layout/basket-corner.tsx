import { basketCount } from '@galo/contracts/basket'
import { FragmentOutlet, Link, useMenuOfBasket } from '@galo/navigation'
import { useStore } from '@galo/state'
import { useWords } from '@galo/words'
import { FrameDrawing } from './drawing'
import { Name } from './header-parts'
import { LAYOUT_WORDS } from './layout.words'

/** Where the menu team's basket can't be had, its place leads to the dishes all the same. */
const PlainBasket = () => {
  const words = useWords(LAYOUT_WORDS)
  const menu = useMenuOfBasket()
  if (menu === null) return null
  return (
    <Link className="head-item" to={menu}>
      <FrameDrawing name="bag" />
      <Name {...words.basketInParts} />
    </Link>
  )
}

export const BasketCorner = () => {
  const hasFood = useStore('basket', (basket) => basketCount(basket) > 0)
  if (!hasFood) return null
  return <FragmentOutlet name="basket-badge" props={{}} loading={null} unavailable={<PlainBasket />} />
}
