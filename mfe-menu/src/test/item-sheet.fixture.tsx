import { aHalfChicken } from '@galo/testing'
import { toItemCard } from '../features/item/item.model'
import { ItemSheet } from '../features/item/item-sheet'

const chicken = aHalfChicken()

/** The sheet of a half chicken to collect, with nothing sold out; what is added goes nowhere. */
export const halfChickenSheet = () => {
  const card = toItemCard(chicken, 'COLLECTION', false)
  if (card === null) throw new Error('A half chicken is sold for collection')
  return (
    <ItemSheet
      card={card}
      item={chicken}
      failed={false}
      reference={null}
      onRetry={() => {}}
      fulfilmentType="COLLECTION"
      unavailable={new Set()}
      others={{ dishOf: () => undefined, bring: () => {}, haveFailed: false, retry: () => {} }}
      pictureOf={() => undefined}
      onAdd={async () => ({ kind: 'asked' })}
      onClose={() => {}}
    />
  )
}
