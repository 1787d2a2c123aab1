import type { MenuItem } from '@galo/contracts/menu'
import { aHalfChicken } from '@galo/testing'
import { toItemCard } from '../features/item/item.model'
import { ItemSheet, type ItemSheetProps } from '../features/item/item-sheet'

/** The sheet of a half chicken to collect, with nothing sold out; what is added goes nowhere. */
export const chickenSheet = ({
  onAdd = async () => ({ kind: 'asked' }),
  cards = [],
  others = NO_OTHERS,
  ...given
}: Partial<MenuItem> & Pick<Partial<ItemSheetProps>, 'onAdd' | 'cards' | 'others'> = {}) => {
  const chicken = aHalfChicken(given)
  const card = toItemCard(chicken, 'COLLECTION', false)
  if (card === null) throw new Error('A half chicken is sold for collection')
  return (
    <ItemSheet
      card={card}
      cards={cards}
      item={chicken}
      failed={false}
      reference={null}
      onRetry={() => {}}
      fulfilmentType="COLLECTION"
      unavailable={NOTHING_GONE}
      others={others}
      toAllergens={{ to: '?allergens=all', state: null }}
      pictureOf={() => undefined}
      onAdd={onAdd}
      onClose={() => {}}
    />
  )
}

const NO_OTHERS = { dishOf: () => undefined, bring: () => {}, haveFailed: false, retry: () => {} }
const NOTHING_GONE: ReadonlySet<string> = new Set()

export const halfChickenSheet = () => chickenSheet()
