import type { FulfilmentType } from '@galo/domain'
import { defineWords } from '@galo/words'

/** The line that leads back to the results. */
export const CHANGE_RESTAURANT_WORDS = defineWords({
  en: {
    fulfilment: {
      COLLECTION: 'Collection',
      DELIVERY: 'Delivery',
      EAT_IN: 'Eat in',
      AT_TABLE: 'At your table',
      NONE: 'Order ahead',
    } satisfies Record<FulfilmentType, string>,
    choose: 'Choose a restaurant',
    change: 'Change',
    changeRestaurant: 'Change restaurant',
  },
})
