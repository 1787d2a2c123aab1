import type { SubmittedOrder } from '@galo/contracts/orders'

/** From this many orders on a list is worth searching. */
export const WORTH_SEARCHING = 5

/** Without case, accents and the marks of spelling: 'pao' finds 'Pão'. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** What an order can be found by: its number, its house, its dishes and what was chosen with them. */
const wordsOfOrder = ({ short_id, restaurant, order_items }: SubmittedOrder): string =>
  plain(
    [
      short_id,
      short_id.replaceAll('-', ''),
      restaurant?.name ?? '',
      restaurant?.address ?? '',
      ...order_items.flatMap(({ display_name, modifiers }) => [
        display_name,
        ...modifiers.flatMap(({ choices }) => choices.map((choice) => choice.display_name)),
      ]),
    ].join(' '),
  )

/** Whether an order has every word that was typed, in any order; one nobody has answered about has none. */
export const isFound = (order: SubmittedOrder | null, typed: string): boolean => {
  const wanted = plain(typed).split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return true
  if (order === null) return false
  const words = wordsOfOrder(order)
  return wanted.every((word) => words.includes(word))
}
