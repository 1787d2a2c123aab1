import { css } from '@galo/css'
import { useStore } from '@galo/state'
import { BasketFood, type BasketFoodProps } from './basket-food'
import { hasFood } from './basket.lines'
import { ToCheckout, type ToCheckoutProps } from './to-checkout'

/** Over the foot of the window, however far down the page the basket begins and however much is in it. */
const foot = css({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  margin: 'calc(-1 * var(--s-4)) calc(-1 * var(--s-5)) calc(-1 * var(--s-5))',
  padding: 'var(--s-3) var(--s-5) var(--s-5)',
  borderBlockStart: '1px solid var(--border)',
  borderRadius: '0 0 var(--r-3) var(--r-3)',
  background: 'var(--surface)',
})
/**
 * As high as the window leaves between the title and the way on, both of which grow with the text; on a short screen a dish still has its
 * room. What scrolls cuts: outlines and shadows have room inside. What has the focus is not under the foot.
 */
const food = css({
  display: 'grid',
  gap: 'var(--s-4)',
  maxHeight: 'max(10rem, 100vh - 15.5rem)',
  overflowY: 'auto',
  margin: 'calc(-1 * var(--s-2)) calc(-1 * var(--s-5)) 0',
  padding: '4px var(--s-5)',
  '& :is(a, button, input)': { scrollMarginBlockEnd: '6.5rem' },
})

/** What the basket beside the menu shows when there is something to show, with the way on where there is food. */
export const BasketFoodBeside = ({ halted, ...props }: BasketFoodProps & Pick<ToCheckoutProps, 'halted'>) => (
  <>
    <div css={food}>
      <BasketFood {...props} />
    </div>
    {useStore('basket', hasFood) && (
      <div css={foot}>
        <ToCheckout withTotal halted={halted} />
      </div>
    )}
  </>
)
