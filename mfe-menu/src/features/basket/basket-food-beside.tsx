import { css } from '@galo/css'
import { useStore } from '@galo/state'
import { BasketFood, type BasketFoodProps } from './basket-food'
import { hasFood } from './basket.lines'
import { ToCheckout } from './to-checkout'

/** The way on stays in sight, however much stands beside the dishes. */
const foot = css({
  position: 'sticky',
  // Over the edge that what scrolls leaves for shadows.
  insetBlockEnd: -4,
  zIndex: 1,
  marginInline: 'calc(-1 * var(--s-5))',
  padding: 'var(--s-3) var(--s-5)',
  background: 'var(--surface)',
})
/** What has the focus is not under it. */
const food = css({ display: 'contents', '& :is(a, button, input)': { scrollMarginBlockEnd: 96 } })

/** What the basket beside the menu shows when there is something to show, with the way on where there is food. */
export const BasketFoodBeside = (props: BasketFoodProps) => (
  <>
    <div css={food}>
      <BasketFood {...props} />
    </div>
    {useStore('basket', hasFood) && (
      <div css={foot}>
        <ToCheckout />
      </div>
    )}
  </>
)
