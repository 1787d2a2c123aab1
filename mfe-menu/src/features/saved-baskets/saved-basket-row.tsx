import { css } from '@galo/css'
import { toMoney } from '@galo/contracts/money'
import type { KeptDish, SavedBasket } from '@galo/contracts/saved-baskets'
import { formatMoney } from '@galo/domain'
import { IconButton, Text, TrashIcon, VisuallyHidden, WaitingButton } from '@galo/ui'
import { useWords } from '@galo/words'
import { judgeKept, type Eater } from './kept-safety.model'
import { goneDishes, portionsOf } from './saved-baskets.model'
import { usePutIn } from './use-put-in'
import { SAVED_BASKETS_WORDS } from './saved-baskets.words'

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--s-2)',
  paddingBlock: 'var(--s-3)',
  borderBlockStart: '1px solid var(--border)',
})
const what = css({ flex: '1 1 11rem', minWidth: 0, '& > *': { overflowWrap: 'anywhere' } })
/** Together, on a line of their own where there is no room beside the words. */
const presses = css({ display: 'flex', alignItems: 'center', gap: 'var(--s-2)', marginInlineStart: 'auto' })
const strong = css({ fontWeight: 700 })

interface SavedBasketRowProps {
  readonly basket: SavedBasket
  readonly eater: Eater
  /** There is food in the basket that it would take the place of. */
  readonly startsAgain: boolean
  readonly onPutIn: (dishes: readonly KeptDish[]) => Promise<void>
  readonly onDelete: () => void
}

/** A saved basket with what it comes to today, what can't be had, and what can be done with it. */
export const SavedBasketRow = ({ basket, eater, startsAgain, onPutIn, onDelete }: SavedBasketRowProps) => {
  const words = useWords(SAVED_BASKETS_WORDS)
  const { begin, isBusy, question } = usePutIn({
    judged: judgeKept(basket.dishes, eater),
    name: basket.name,
    startsAgain,
    onPutIn,
  })
  const gone = goneDishes(basket)
  const portions = portionsOf(basket)
  return (
    <li css={row}>
      <div css={what}>
        <p css={strong}>{basket.name}</p>
        <Text size="small" tone="soft">
          {words.where(basket.restaurant.name, portions, formatMoney(toMoney(basket.items_total)))}
        </Text>
        {gone.length > 0 && <Text size="small">{portions === 0 ? words.nothingLeft : words.gone(gone)}</Text>}
      </div>
      <div css={presses}>
        {portions > 0 && (
          <WaitingButton variant="soft" size="small" busy={isBusy && words.puttingIn} onClick={begin}>
            {words.putIn}
            <VisuallyHidden>{words.ofBasket(basket.name)}</VisuallyHidden>
          </WaitingButton>
        )}
        <IconButton label={words.delete(basket.name)} onClick={onDelete}>
          <TrashIcon />
        </IconButton>
      </div>
      {question}
    </li>
  )
}
