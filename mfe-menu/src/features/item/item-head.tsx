import type { MenuItem } from '@galo/contracts/menu'
import { css } from '@galo/css'
import { dietsWith, formatMoney, type Selection } from '@galo/domain'
import { useStore } from '@galo/state'
import { Badge, Text } from '@galo/ui'
import { useLocale, useWords } from '@galo/words'
import type { ItemCard } from './item.data'
import { kcalWith } from './item-configurator.model'
import { dietWords, labelWords } from './item-labels.model'
import { ITEM_WORDS } from './item.words'
import { ITEM_SHEET_WORDS } from './item-sheet.words'

const labels = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--s-1)',
  '&:not(:empty)': { marginBlockStart: 'var(--s-2)' },
})

interface ItemIntroProps {
  readonly card: ItemCard
  /** The whole dish, once it is here. */
  readonly item: MenuItem | null
  readonly selection: Selection
}

/** What the law and the customer want to know before choosing: description, energy, age, deposit; whom it suits as it is chosen, and all its labels. */
export const ItemIntro = ({ card, item, selection }: ItemIntroProps) => {
  const locale = useLocale()
  const words = useWords(ITEM_SHEET_WORDS)
  const { adultsOnly } = useWords(ITEM_WORDS)
  const hidesCalories = useStore('menuFilters', ({ hideCalories }) => hideCalories)
  const kcal = card.kcal === null || item === null ? card.kcal : kcalWith(item, selection)
  const diets = item === null ? card.diets : (dietsWith(item, selection) ?? [])
  const facts = [
    ...(card.ageRestricted ? [words.adultsOnly] : []),
    ...(kcal === null || hidesCalories ? [] : [words.kcal(kcal)]),
    ...dietWords(diets, locale),
    ...(card.deposit === 0 ? [] : [words.deposit(formatMoney({ ...card.price, value: card.deposit }))]),
  ]
  return (
    <>
      {card.description} <Text as="span">{facts.join(' · ')}</Text>
      <span css={labels}>
        {card.ageRestricted && <Badge tone="hot">{adultsOnly}</Badge>}
        {labelWords(card.labels, locale).map((label) => (
          <Badge key={label} tone="sun">
            {label}
          </Badge>
        ))}
        {item?.nandino === true && <Badge>{words.kids}</Badge>}
      </span>
    </>
  )
}
