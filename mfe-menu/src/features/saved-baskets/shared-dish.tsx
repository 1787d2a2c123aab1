import { css } from '@galo/css'
import { toMoney } from '@galo/contracts/money'
import { formatMoney, multiplyMoney } from '@galo/domain'
import { QuantityRow, Text, VerdictLine } from '@galo/ui'
import { useLocale, useWords } from '@galo/words'
import { judgedFoodWords } from '@galo/words/food'
import type { JudgedKept } from './kept-safety.model'
import { SHARED_BASKET_WORDS } from './shared-basket.words'

const apart = css({ paddingBlock: 'var(--s-3)', borderBlockStart: '1px solid var(--border)' })
const isGone = css({ color: 'var(--text-3)', textDecoration: 'line-through' })

/** A dish of a shared basket as it was made up, at today's price, with what safe mode says of it. */
export const SharedDish = ({ dish, judged }: JudgedKept) => {
  const words = useWords(SHARED_BASKET_WORDS)
  const locale = useLocale()
  const { display_name, quantity, modifiers, price } = dish
  const choices = modifiers
    .flatMap((modifier) => modifier.choices.map((choice) => choice.display_name))
    .filter((name) => name !== '')
  return (
    <QuantityRow
      css={apart}
      quantity={quantity}
      times={words.times(quantity)}
      amount={price === null ? words.goneHere : formatMoney(multiplyMoney(toMoney(price), quantity))}
    >
      <Text as="span" css={price === null && isGone}>
        {display_name}
      </Text>
      {choices.length > 0 && (
        <Text size="small" tone="soft">
          {choices.join(', ')}
        </Text>
      )}
      {price !== null && judged !== null && (
        <VerdictLine verdict={judged.verdict}>{judgedFoodWords(judged, locale)}</VerdictLine>
      )}
    </QuantityRow>
  )
}
