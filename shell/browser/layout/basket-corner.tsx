import { basketCount } from '@galo/contracts/basket'
import { FragmentOutlet, Link, useLocation, useMenuOfBasket } from '@galo/navigation'
import { useStore } from '@galo/state'
import { useWords } from '@galo/words'
import { FrameDrawing } from './drawing'
import { LAYOUT_WORDS } from './layout.words'

/** The way to the dishes in the basket. What is in it, the menu team's fragment says on it, so that the link itself stays. */
export const BasketCorner = () => {
  const words = useWords(LAYOUT_WORDS)
  const { pathname } = useLocation()
  const hasFood = useStore('basket', (basket) => basketCount(basket) > 0)
  const menu = useMenuOfBasket()
  if (!hasFood || menu === null) return null
  const plain = (
    <>
      <FrameDrawing name="bag" />
      <span className="head-said">{words.basket}</span>
    </>
  )
  return (
    <Link className={menu.startsWith(`${pathname}?`) ? 'head-basket head-beside-bar' : 'head-basket'} to={menu}>
      <FragmentOutlet name="basket-sum" props={{}} loading={plain} unavailable={plain} />
    </Link>
  )
}
