import { css } from '@galo/css'
import { Link, useMenuOfBasket } from '@galo/navigation'
import { useWords } from '@galo/words'
import { BASKET_LINES_WORDS } from './basket-lines.words'

const place = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  minHeight: 'var(--touch)',
  marginBlock: 'calc(-1 * var(--s-2))',
  fontSize: 'var(--t-small)',
})

/** From the basket, wherever it is read, to the allergens of the menu it is from. */
export const AllergensLink = () => {
  const words = useWords(BASKET_LINES_WORDS)
  const menu = useMenuOfBasket()
  if (menu === null) return null
  return (
    <Link css={place} to={`${menu}&allergens=all`}>
      {words.allergens}
    </Link>
  )
}
