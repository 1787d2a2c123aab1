import type { ChosenFulfilment } from '@galo/domain'
import { defineWords } from '@galo/words'

/** What only the loader of the results says: the page's title and description, and a name for a place. In a file of its own, which a first view has no use for. */
export const RESULTS_HEAD_WORDS = defineWords({
  en: {
    onOtherSite: 'On our other site',
    whereAreYou: 'Where are you?',
    wentWrong: 'Something went wrong',
    anyPlace: 'A town, a street or a postcode, and we find the Galo nearest to it.',
    /** In place of a name for the device's position. */
    you: 'you',
    descriptions: {
      DELIVERY: (place) => `Galo restaurants that deliver to ${place}: how soon they arrive and what it costs.`,
      COLLECTION: (place) => `Galo restaurants near ${place}: how far they are and from when you can collect.`,
      EAT_IN: (place) => `Galo restaurants to eat in near ${place}: how far they are and until when they are open.`,
      AT_TABLE: (place) => `Galo restaurants near ${place} that bring food to your table.`,
    } satisfies Record<ChosenFulfilment, (place: string) => string>,
  },
})
