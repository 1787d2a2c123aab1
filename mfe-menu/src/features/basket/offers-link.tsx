import { css } from '@galo/css'
import { Link, useMenuOfBasket } from '@galo/navigation'
import { useWords } from '@galo/words'
import { BASKET_LINES_WORDS } from './basket-lines.words'

const place = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  minHeight: 'var(--touch)',
  fontWeight: 600,
})

/** From the checkout to where codes and rewards are used: the basket they make cheaper. Everything typed at the checkout stays. */
export const OffersLink = () => {
  const words = useWords(BASKET_LINES_WORDS)
  const menu = useMenuOfBasket()
  if (menu === null) return null
  return (
    <Link css={place} to={`${menu}&basket=open`}>
      {words.useOffers}
    </Link>
  )
}
