import type { OrderCard } from '../../calls'

type Item = OrderCard['items'][number]

/** How many portions come out of each line, by its id. */
export type Chosen = Readonly<Record<string, number>>

/** Portions that are still in the order. */
export const leftOf = ({ quantity, takenOut }: Pick<Item, 'quantity' | 'takenOut'>): number => quantity - takenOut

export const chosenLines = (items: readonly Item[], chosen: Chosen) =>
  items.flatMap(({ id }) => {
    const quantity = chosen[id] ?? 0
    return quantity > 0 ? [{ lineId: id, quantity }] : []
  })

/** An order without food is turned down instead. */
export const isAllOfIt = (items: readonly Item[], chosen: Chosen): boolean =>
  items.every((item) => (chosen[item.id] ?? 0) >= leftOf(item))

/** What is in the kitchen, or comes to it, and has more than one thing to be without. */
export const mayBeTakenOutOf = ({ stage, items }: Pick<OrderCard, 'stage' | 'items'>): boolean =>
  (stage === 'new' || stage === 'kitchen' || stage === 'ahead') &&
  items.reduce((sum, item) => sum + leftOf(item), 0) > 1
