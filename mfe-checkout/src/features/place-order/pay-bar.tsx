import { css } from '@galo/css'
import { formatMoney, type Money } from '@galo/domain'
import { Link, sitePaths, useMenuOfBasket } from '@galo/navigation'
import { useStore } from '@galo/state'
import { ButtonLink, LockFillIcon, WaitingButton } from '@galo/ui'
import { useLocale, useWords } from '@galo/words'
import type { OrderingWords } from './ordering-method'
import { busyWords } from './stop-text'
import { isGivenUp } from './given-up'
import { isPaid, type PlaceOrderState } from './place-order.states'
import { PAY_BAR_WORDS } from './pay-bar.words'

/** At the foot of a phone, under the order beside the sections. On a screen that is hardly higher than the bar it would lie over whatever is typed. */
const bar = css`
  position: fixed;
  z-index: var(--z-bar);
  inset: auto 0 var(--foot, 0px);
  padding: 0.75rem var(--gutter) max(0.75rem, env(safe-area-inset-bottom));
  background: var(--surface);
  border-block-start: 1px solid var(--border);
  @media (min-width: 960px), (max-height: 22rem) {
    position: static;
    padding: 0;
    border: 0;
    background: none;
  }
`

/** What a press does: never “Pay” while money may be in already. */
const labelOf = (state: PlaceOrderState, total: Money, words: (typeof PAY_BAR_WORDS)['en']): string => {
  if (state.kind === 'stopped' && isPaid(state.attempt)) return words.placeOrder
  if (state.kind === 'stopped' && state.stop.reason === 'unconfirmed') return words.checkAgain
  return total.value === 0 ? words.placeOrder : words.pay(formatMoney(total))
}

interface PayBarProps {
  readonly state: PlaceOrderState
  readonly words: OrderingWords
  readonly total: Money
  readonly onPay: () => void
}

/** The one next step. It stays on while something is missing and says what; while paying it says what it does. */
export const PayBar = ({ state, words: ordering, total, onPay }: PayBarProps) => {
  const words = useWords(PAY_BAR_WORDS)
  const busy = busyWords(state, ordering, useLocale())
  const errorCount = useStore('checkout', (checkout) => checkout.errorCount)
  const menu = useMenuOfBasket()
  const label = labelOf(state, total, words)
  if (isGivenUp(state, errorCount))
    return (
      <div css={bar} className="covers-foot">
        <ButtonLink component={Link} to={menu ?? sitePaths.search()} variant="outline" full>
          {words.leave}
        </ButtonLink>
      </div>
    )
  return (
    <div css={bar} className="covers-foot">
      <WaitingButton variant="next" full icon={<LockFillIcon size={18} />} busy={busy ?? false} onClick={onPay}>
        {label}
      </WaitingButton>
    </div>
  )
}
