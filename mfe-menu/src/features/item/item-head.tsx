import { formatMoney } from '@galo/domain'
import { Text } from '@galo/ui'
import { useLocale, useWords } from '@galo/words'
import type { ItemCard } from './item.data'
import { dietWords, labelWords } from './item-labels.model'
import { ITEM_SHEET_WORDS } from './item-sheet.words'

/** What the law and the customer want to know before choosing: description, energy, diets, labels, deposit. */
export const ItemIntro = ({ card, kcal }: { readonly card: ItemCard; readonly kcal: number | null }) => {
  const locale = useLocale()
  const words = useWords(ITEM_SHEET_WORDS)
  const facts = [
    ...(card.ageRestricted ? [words.adultsOnly] : []),
    ...(kcal === null ? [] : [words.kcal(kcal)]),
    ...labelWords(card.labels, locale),
    ...dietWords(card.diets, locale),
    ...(card.deposit === 0 ? [] : [words.deposit(formatMoney({ ...card.price, value: card.deposit }))]),
  ]
  return (
    <>
      {card.description} <Text as="span">{facts.join(' · ')}</Text>
    </>
  )
}
