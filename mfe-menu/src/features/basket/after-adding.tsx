import { createPortal } from 'react-dom'
import { css } from '@galo/css'
import { Link, sitePaths } from '@galo/navigation'
import { basketCount } from '@galo/contracts/basket'
import { useStore } from '@galo/state'
import { useWords } from '@galo/words'
import { BasketLink, reachable, type ToBasket } from './skip-to-basket'
import type { DishAdded } from './create-add-to-basket'
import { AFTER_ADDING_WORDS } from './after-adding.words'

export { SkipToBasket } from './skip-to-basket'

const underCard = css({ insetInline: 0, insetBlockEnd: 0 })

interface AfterAddingProps {
  readonly added: DishAdded
  readonly toBasket: ToBasket
}

/**
 * The next stops of the keyboard after the dish that was just added: take it back, see the basket, pay. On the page they lie far apart.
 * They stay until the next dish is added, so that nobody has to be quick.
 */
export const AfterAdding = ({ added: { dishId, undo }, toBasket }: AfterAddingProps) => {
  const words = useWords(AFTER_ADDING_WORDS)
  const isEmpty = useStore('basket', (basket) => basketCount(basket) === 0)
  const card = document.getElementById(`dish-${dishId}`)
  if (card === null || isEmpty) return null
  const takeBack = () => {
    card.querySelector('a')?.focus({ preventScroll: true })
    undo()
  }
  return createPortal(
    <div css={[reachable, underCard]}>
      <button type="button" onClick={takeBack}>
        {words.takeBackOut}
      </button>
      <BasketLink {...toBasket} />
      <Link to={sitePaths.checkout()}>{words.toCheckout}</Link>
    </div>,
    card,
  )
}
