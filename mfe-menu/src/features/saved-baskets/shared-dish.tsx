import { css } from '@galo/css'
import { toMoney } from '@galo/contracts/money'
import { formatMoney, multiplyMoney } from '@galo/domain'
import { ShieldCheckFillIcon, Text, WarningCircleFillIcon, WarningFillIcon } from '@galo/ui'
import { useLocale, useWords } from '@galo/words'
import { judgedFoodWords } from '@galo/words/food'
import type { JudgedKept } from './kept-safety.model'
import { SHARED_BASKET_WORDS } from './shared-basket.words'

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: 'var(--s-3)',
  paddingBlock: 'var(--s-3)',
  borderBlockStart: '1px solid var(--border)',
})
const count = css({
  display: 'grid',
  placeItems: 'center',
  minWidth: 28,
  height: 28,
  borderRadius: '10px 3px 10px 3px',
  background: 'var(--azul-100)',
  color: 'var(--azul-700)',
  fontWeight: 700,
  fontSize: 'var(--t-small)',
})
/** As wide as its longest word at least: where that leaves no room beside it, the price goes below. */
const what = css({ flex: '1', minWidth: 'min-content' })
const amount = css({ marginInlineStart: 'auto' })
const isGone = css({ color: 'var(--text-3)', textDecoration: 'line-through' })
const mark = css({
  display: 'flex',
  gap: 'var(--s-1)',
  fontWeight: 600,
  fontSize: 'var(--t-small)',
  '& > svg': { flex: 'none', marginBlockStart: 1 },
})
const tones = {
  safe: css({ color: 'var(--ok)' }),
  'may-contain': css({ color: 'var(--text)' }),
  unknown: css({ color: 'var(--error)' }),
  unsafe: css({ color: 'var(--error)' }),
}
const icons = {
  safe: <ShieldCheckFillIcon size={18} />,
  'may-contain': <WarningFillIcon size={18} />,
  unknown: <WarningCircleFillIcon size={18} />,
  unsafe: <WarningCircleFillIcon size={18} />,
}

/** A dish of a shared basket as it was made up, at today's price, with what safe mode says of it. */
export const SharedDish = ({ dish, judged }: JudgedKept) => {
  const words = useWords(SHARED_BASKET_WORDS)
  const locale = useLocale()
  const { display_name, quantity, modifiers, price } = dish
  const choices = modifiers
    .flatMap((modifier) => modifier.choices.map((choice) => choice.display_name))
    .filter((name) => name !== '')
  return (
    <li css={row}>
      <span css={count} aria-label={words.times(quantity)} role="img">
        {quantity}
      </span>
      <div css={what}>
        <Text as="span" css={price === null && isGone}>
          {display_name}
        </Text>
        {choices.length > 0 && (
          <Text size="small" tone="soft">
            {choices.join(', ')}
          </Text>
        )}
        {price !== null && judged !== null && (
          <span css={[mark, tones[judged.verdict]]}>
            {icons[judged.verdict]}
            {judgedFoodWords(judged, locale)}
          </span>
        )}
      </div>
      <Text as="span" numeric css={amount}>
        {price === null ? words.goneHere : formatMoney(multiplyMoney(toMoney(price), quantity))}
      </Text>
    </li>
  )
}
