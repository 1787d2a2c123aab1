/** What the simulated kitchen needs to know of an order. */
export interface KitchenOrder {
  readonly state: string
  readonly createdAt: Date
}

export interface KitchenStep {
  readonly state: 'placed' | 'confirmed'
  /** When to look again; null once the kitchen has said everything it will say. */
  readonly dueAt: Date | null
}

/**
 * What happens to an order next, and whether it is time: the till takes a new order at once (`new` to `placed`),
 * and the kitchen says yes `confirmAfterS` seconds after it was made. Null while there is nothing to do.
 */
export const nextKitchenStep = (order: KitchenOrder, now: Date, confirmAfterS: number): KitchenStep | null => {
  const confirmAt = new Date(order.createdAt.getTime() + confirmAfterS * 1000)
  if (order.state === 'new') return { state: 'placed', dueAt: confirmAt }
  if (order.state === 'placed' && now >= confirmAt) return { state: 'confirmed', dueAt: null }
  return null
}
