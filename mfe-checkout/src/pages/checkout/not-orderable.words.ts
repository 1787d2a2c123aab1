import type { FulfilmentType } from '@galo/domain'
import { defineWords } from '@galo/words'

const KEPT = 'Nothing was charged. You can collect the same food instead.'

/** What this site can't take an order for yet, by name. */
export const NOT_ORDERABLE_WORDS = defineWords({
  en: {
    types: {
      DELIVERY: { heading: 'We can’t take delivery orders here yet', text: `Your basket is for delivery. ${KEPT}` },
      EAT_IN: {
        heading: 'We can’t take orders to the table here yet',
        text: 'Your basket is for eating in. Nothing was charged. Ask at the till, or collect the same food instead.',
      },
      AT_TABLE: {
        heading: 'We can’t take orders to the table here yet',
        text: 'Your basket is for your table. Nothing was charged. Ask at the till, or collect the same food instead.',
      },
      COLLECTION: { heading: 'We can’t take collection orders here just now', text: 'Nothing was charged.' },
      NONE: { heading: 'How would you like it?', text: KEPT },
    } satisfies Record<FulfilmentType, { readonly heading: string; readonly text: string }>,
    findRestaurant: 'Find a restaurant',
    collectFrom: (restaurant: string) => `Collect from ${restaurant}`,
  },
})
