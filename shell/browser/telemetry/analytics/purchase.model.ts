import type { StateOf } from '@galo/state'

type Purchase = StateOf<'purchase'>

/** So many orders are remembered. */
const KEPT = 20

/** Each of these gives what is to be remembered from now on, or `null` for what has been counted before. */
type Counted = Purchase | null

const latest = <T>(known: readonly T[], one: T): readonly T[] => [one, ...known].slice(0, KEPT)

/** An order was made on this device. */
export const afterPurchase = (known: Purchase, orderId: string): Counted =>
  known.purchaseId === orderId ? null : { ...known, purchaseId: orderId }

/** The page of an order was looked at: it counts for the one that was made here last, and once. */
export const afterCreationView = (known: Purchase, orderId: string): Counted =>
  known.purchaseId !== orderId || known.creationViews.includes(orderId)
    ? null
    : { ...known, creationViews: latest(known.creationViews, orderId) }

/** An order was seen at a stage. */
export const afterStageView = (known: Purchase, orderId: string, stage: string): Counted => {
  const { [orderId]: seen = [], ...others } = known.stageViews
  if (seen.includes(stage)) return null
  const kept = latest(Object.entries(others), [orderId, [...seen, stage]] as const)
  return { ...known, stageViews: Object.fromEntries(kept) }
}
