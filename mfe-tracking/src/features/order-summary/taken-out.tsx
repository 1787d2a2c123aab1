import { toMoney } from '@galo/contracts/money'
import type { SubmittedOrder } from '@galo/contracts/orders'
import { css } from '@galo/css'
import { localDateOf, MARKETS } from '@galo/domain'
import { Link } from '@galo/navigation'
import { useNow } from '@galo/services'
import { ButtonLink, Notice } from '@galo/ui'
import { useLocale, useWords } from '@galo/words'
import { cardName, refundWords } from '@galo/words/format'
import { takenOutNames, takenOutRefunds } from './taken-out.model'
import { TAKEN_OUT_WORDS } from './taken-out.words'

/** In a narrow panel what can be done stands below the words, not beside them. */
const roomy = css`
  .notice-words {
    min-width: min(16rem, 80%);
  }
`

interface TakenOutProps {
  readonly order: SubmittedOrder
  /** The menu it is from: something else may still be had. */
  readonly menu: string
}

/** What the restaurant took out of an order that goes on: said before anybody misses it, with the money and a way to have something else (J13). */
export const TakenOut = ({ order, menu }: TakenOutProps) => {
  const locale = useLocale()
  const words = useWords(TAKEN_OUT_WORDS)
  const today = localDateOf(useNow(), MARKETS[locale.market].timeZone)
  const { card } = order.payment
  const names = takenOutNames(order)
  if (names.length === 0) return null
  const money = takenOutRefunds(order).map(({ amount, due_by }) =>
    refundWords(toMoney(amount), due_by, today, locale, card && cardName(card, locale)),
  )
  return (
    <div role="alert">
      <Notice
        tone="warn"
        css={roomy}
        title={words.title(names.join(', '))}
        action={
          <ButtonLink component={Link} to={menu} variant="outline" size="small">
            {words.somethingElse}
          </ButtonLink>
        }
      >
        {[...money, words.rest].join(' ')}
      </Notice>
    </div>
  )
}
