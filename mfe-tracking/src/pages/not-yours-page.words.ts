import { defineWords } from '@galo/words'

/** Where there is nothing for who asks. */
export const NOT_YOURS_WORDS = defineWords({ en: { yourOrders: 'Your orders' } })
