import { STAGES, type Board, type OrderCard, type Stage } from '../../calls'

const MOST_DONE = 20

export const hasOrder = ({ orders }: Board, id: string): boolean => orders.some((order) => order.id === id)

/** The board with this order as it is now. */
export const putOrder = (board: Board, order: OrderCard): Board => ({
  ...board,
  orders: hasOrder(board, order.id)
    ? board.orders.map((each) => (each.id === order.id ? order : each))
    : [...board.orders, order],
})

/** The orders of a restaurant, or of all (''), that a number, name or dish is looked for in. */
export const ordersShown = (orders: readonly OrderCard[], restaurantId: string, find: string): readonly OrderCard[] => {
  const wanted = find.trim().toLowerCase()
  return orders.filter(
    (order) =>
      (restaurantId === '' || order.restaurantId === restaurantId) &&
      [order.shortId, order.customerName, ...order.items.map(({ name }) => name)].some((text) =>
        text.toLowerCase().includes(wanted),
      ),
  )
}

const timeOf = ({ pickupTime, createdAt }: OrderCard): number => Date.parse(pickupTime ?? createdAt)

export interface Column {
  readonly stage: Stage
  readonly count: number
  /** Soonest pick-up first; what is done, latest first and only the last of them. */
  readonly orders: readonly OrderCard[]
}

/** The columns of today, and that of other days where there are orders for one. */
export const columnsOf = (orders: readonly OrderCard[]): readonly Column[] =>
  STAGES.map((stage) => {
    const here = orders.filter((order) => order.stage === stage).sort((one, other) => timeOf(one) - timeOf(other))
    return { stage, count: here.length, orders: stage === 'done' ? here.reverse().slice(0, MOST_DONE) : here }
  }).filter(({ stage, count }) => stage !== 'ahead' || count > 0)

export const waitingCount = (orders: readonly OrderCard[]): number =>
  orders.filter(({ stage }) => stage === 'new').length

/** What was taken, in every currency there is, and for how many orders: those that were accepted and not given back. */
export const takings = (orders: readonly OrderCard[]): { readonly words: string; readonly count: number } => {
  const kept = orders.filter(({ stage, state, isRefunded }) => stage !== 'new' && state === 'confirmed' && !isRefunded)
  const sums = new Map<string, number>()
  for (const { total } of kept) sums.set(total.currencyCode, (sums.get(total.currencyCode) ?? 0) + total.value)
  const words = [...sums].map(([currency, value]) =>
    new Intl.NumberFormat('en-GB', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(
      value / 100,
    ),
  )
  return { words: words.join(' + ') || '£0.00', count: kept.length }
}
