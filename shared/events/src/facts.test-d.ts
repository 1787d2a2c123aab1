import type { FactName, FactPayload } from './facts'

/** The compiler is the promise here. */
export const changed: FactPayload<'basket.changed'> = { basketId: 'b1', revision: 2 }
// @ts-expect-error A fact carries a revision, not the basket.
export const copied: FactPayload<'basket.changed'> = { basketId: 'b1', basket: {} }
// @ts-expect-error There is no such fact.
export const unheard: FactName = 'basket.exploded'
