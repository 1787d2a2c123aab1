import type { MenuItem } from '@galo/contracts/menu'
import { REWARDS_ON_A_CARD, type Selection } from '@galo/domain'
import type { LinkProps } from '@galo/navigation'
import { Text } from '@galo/ui'
import { useWords } from '@galo/words'
import { AllergenList } from './allergen-list'
import { ITEM_WORDS } from './item.words'
import { ITEM_SHEET_WORDS } from './item-sheet.words'
import { Nutrition, type OtherDishes } from './nutrition'

export interface ItemFactsProps {
  readonly item: MenuItem
  readonly selection: Selection
  readonly quantity: number
  readonly others: OtherDishes
  readonly toAllergens: Pick<LinkProps, 'to' | 'state'>
}

/** The smallest card that a dish may be had for, in chillies. */
const chilliesFor = ({ eligibleRewards }: MenuItem): number | undefined =>
  REWARDS_ON_A_CARD.find(([, type]) => eligibleRewards.includes(type))?.[0]

/** What is in a dish as it was made up, and what else is good to know of it. */
export const ItemFacts = ({ item, selection, quantity, others, toAllergens }: ItemFactsProps) => {
  const words = useWords(ITEM_SHEET_WORDS)
  const { dailyKcal } = useWords(ITEM_WORDS)
  const chillies = chilliesFor(item)
  const toKnow = [
    ...(item.subsection == null ? [] : [`${item.subsection}.`]),
    ...(item.serves === undefined ? [] : [words.serves(item.serves)]),
    ...(chillies === undefined ? [] : [words.reward(chillies)]),
  ]
  return (
    <>
      <AllergenList item={item} selection={selection} toAllergens={toAllergens} />
      <Nutrition item={item} selection={selection} quantity={quantity} others={others} />
      {toKnow.length > 0 && <Text size="small">{toKnow.join(' ')}</Text>}
      <Text size="small" tone="faint">
        {dailyKcal}
      </Text>
    </>
  )
}
