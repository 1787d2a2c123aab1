import { formatMoney } from '@galo/domain'
import { useStore } from '@galo/state'
import { Badge, CheckboxRow, ChoiceGroup, Picture } from '@galo/ui'
import { useWords } from '@galo/words'
import { extraPrice } from './cross-sell.model'
import type { ItemCard } from './item.data'
import { ITEM_SHEET_WORDS } from './item-sheet.words'
import type { CrossSelling } from './use-cross-sell'

/** Row F08: what goes with the dish, to be taken with it; nothing where nothing does. */
export const CrossSell = ({ offered, taken, take }: Pick<CrossSelling, 'offered' | 'taken' | 'take'>) => {
  const words = useWords(ITEM_SHEET_WORDS)
  const hidesCalories = useStore('menuFilters', ({ hideCalories }) => hideCalories) === true
  if (offered.length === 0) return null
  const detailOf = ({ kcal, deposit, price }: ItemCard): string =>
    [
      ...(kcal === null || hidesCalories ? [] : [words.kcal(kcal)]),
      ...(deposit === 0 ? [] : [words.withDeposit(formatMoney({ ...price, value: deposit }))]),
    ].join(' · ')
  return (
    <ChoiceGroup legend={words.goesWith} note={<Badge>{words.ifYouLike}</Badge>}>
      {offered.map((card) => (
        <CheckboxRow
          key={card.id}
          label={card.displayName}
          detail={detailOf(card)}
          price={`+${formatMoney(extraPrice(card))}`}
          picture={<Picture url={card.picture.url} alt="" size={56} />}
          checked={taken.includes(card)}
          onChange={(isTaken) => take(card.id, isTaken)}
        />
      ))}
    </ChoiceGroup>
  )
}
