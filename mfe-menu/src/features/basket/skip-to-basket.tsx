import { css } from '@galo/css'
import { Link, type LinkProps } from '@galo/navigation'
import { useWords } from '@galo/words'
import { showPanel } from './show-panel'
import { BASKET_WORDS } from './basket.words'

export const reachable = css({
  position: 'absolute',
  zIndex: 'var(--z-sticky)',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--s-2)',
  padding: 'var(--s-2)',
  borderRadius: 'var(--r-2)',
  background: 'var(--surface)',
  boxShadow: 'var(--e-2)',
  // For who goes by keyboard: there once it is reached.
  '&:not(:focus-within)': { width: 1, height: 1, padding: 0, overflow: 'hidden', clipPath: 'inset(50%)' },
  '& > *': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'var(--touch)',
    paddingInline: 'var(--s-3)',
    border: 0,
    borderRadius: 'var(--r-2)',
    background: 'var(--azul-100)',
    color: 'var(--azul-700)',
    fontWeight: 700,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
  },
})
export type ToBasket = Pick<LinkProps, 'to' | 'state'>

export const BasketLink = (toBasket: ToBasket) => (
  <Link {...toBasket} onClick={showPanel}>
    {useWords(BASKET_WORDS).skipToBasket}
  </Link>
)

/** In front of two hundred stops: the way past them, for who has something in the basket. */
export const SkipToBasket = (toBasket: ToBasket) => (
  <div css={reachable}>
    <BasketLink {...toBasket} />
  </div>
)
