import { defineWords } from '@galo/words'
import type { OrderingWords } from '../../features/place-order/ordering-method'
import type { SectionWords } from '../../features/sections/section'

const KEPT = 'Nothing was charged and your basket is exactly as you left it.'

/** The section that asks for a time, and the page round it. */
export const SLOT_SECTION_WORDS = defineWords({
  en: {
    section: {
      title: 'When',
      hint: 'Cooked for your time, not before it.',
      edit: 'Edit collection time',
      begin: 'Confirm collection time',
      prompt: 'Choose when you’d like to collect.',
    } satisfies SectionWords,
    unavailable: {
      title: 'Nothing can be collected just now',
      text: 'Your basket is kept, and nothing was charged. Try again in a while.',
    },
    collectAt: (time: string) => `Collect today at ${time}`,
    subtitle: (restaurant: string) => `${restaurant}, collected by you.`,
  },
})

/** What paying says of a collection. */
export const COLLECTION_WORDS = defineWords<OrderingWords>({
  en: {
    prechecking: 'Checking your time',
    precheckFailed: 'We couldn’t check your collection time.',
    gone: { title: 'Collection slot no longer available.', text: `${KEPT} Choose another time.` },
    goneAfterPaying: {
      title: 'You’ve paid. Choose another time.',
      text: 'Your time filled up while the bank was answering. Choose another and place the order: you won’t be charged again.',
    },
    notOffered: {
      title: 'This restaurant doesn’t take collection orders any more.',
      text: 'Nothing was charged. Another restaurant may cook it for you.',
    },
    noneLeft: {
      title: 'No collection times are left here today.',
      text: 'Nothing was charged. Another restaurant may still have one.',
    },
    noneLeftAfterPaying: 'The restaurant has no collection times left today.',
  },
})
