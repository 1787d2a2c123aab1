import { formatMoney } from '@galo/domain'
import { Text } from '@galo/ui'
import type { ItemCard } from './item.data'
import { ADULTS_ONLY, dietWords, labelWords } from './item.words'

/** What the law and the customer want to know before choosing: description, energy, diets, labels, deposit. */
export const ItemIntro = ({ card, kcal }: { readonly card: ItemCard; readonly kcal: number | null }) => {
  const facts = [
    ...(card.ageRestricted ? [ADULTS_ONLY] : []),
    ...(kcal === null ? [] : [`${kcal} kcal`]),
    ...labelWords(card.labels),
    ...dietWords(card.diets),
    ...(card.deposit === 0
      ? []
      : [`${formatMoney({ ...card.price, value: card.deposit })} deposit, back when you return it`]),
  ]
  return (
    <>
      {card.description} <Text as="span">{facts.join(' · ')}</Text>
    </>
  )
}
