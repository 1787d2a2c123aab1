import type { FulfilmentType, OrderableFulfilment } from '@galo/domain'
import { defineWords } from '@galo/words'

/** What this site can't take an order for yet, by name. */
export const NOT_ORDERABLE_WORDS = defineWords({
  en: {
    types: {
      NONE: { heading: 'How would you like it?', text: 'Nothing was charged. You can collect the same food instead.' },
    } satisfies Record<
      Exclude<FulfilmentType, OrderableFulfilment>,
      { readonly heading: string; readonly text: string }
    >,
    findRestaurant: 'Find a restaurant',
    collectFrom: (restaurant: string) => `Collect from ${restaurant}`,
  },
})
