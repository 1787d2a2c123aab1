import { isDeepStrictEqual } from 'node:util'
import type { StoredPreferences } from '../../kernel/db/schema'
import { keepBasket, saveChange } from './basket.save'
import type { HeldBasket, Outcome } from './held-basket'

/** Notes what goes with the basket. What is so already changes nothing: a payment under way goes on. */
export const prefer = (held: HeldBasket, preferences: StoredPreferences): Promise<Outcome> =>
  isDeepStrictEqual(held.row.preferences, preferences) ? keepBasket(held) : saveChange(held, { preferences })
