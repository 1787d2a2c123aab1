import { defineWords } from '@galo/words'
import type { OrderingWords } from '../../features/place-order/ordering-method'
import type { SectionWords } from '../../features/sections/section'

const KEPT = 'Nothing was charged and your basket is exactly as you left it.'

/** The sections that ask where to, and the page round them. */
export const DELIVERY_SECTION_WORDS = defineWords({
  en: {
    where: {
      title: 'Where',
      hint: 'A rider brings it to your door.',
      edit: 'Edit delivery address',
      continueTo: 'Continue to address',
      prompt: 'Tell us where to bring it.',
    } satisfies SectionWords,
    /** While other terms than those agreed to wait for a yes. */
    changed: {
      title: 'Where',
      hint: 'Have a look before you pay.',
      edit: 'Edit delivery address',
      begin: 'That’s fine, go on',
      prompt: 'Your delivery has changed. Have a look, and say that it’s fine.',
    } satisfies SectionWords,
    rider: {
      title: 'For the rider',
      edit: 'Edit note for the rider',
      continueTo: 'Continue to payment',
      last: 'Save note',
    } satisfies SectionWords,
    unavailable: {
      title: 'Nothing can be delivered just now',
      text: 'Your basket is kept, and nothing was charged. Try again in a while.',
    },
    subtitle: (restaurant: string) => `${restaurant}, to your door.`,
  },
})

/** What paying says of a delivery. */
export const DELIVERY_WORDS = defineWords<OrderingWords>({
  en: {
    prechecking: 'Checking your delivery',
    precheckFailed: 'We couldn’t check your delivery.',
    gone: { title: 'Your delivery quote has run out.', text: `${KEPT} Ask again where to bring it, then pay.` },
    goneAfterPaying: {
      title: 'You’ve paid. Say once more where to bring it.',
      text: 'Your delivery quote changed while the bank was answering. Say where to, and place the order: you won’t be charged again.',
    },
    notOffered: {
      title: 'This restaurant sends out no riders any more.',
      text: 'Nothing was charged. Another restaurant may, or collect it yourself.',
    },
    noneLeft: {
      title: 'No rider is left here today.',
      text: 'Nothing was charged. Another restaurant may still have one, or collect it yourself.',
    },
    noneLeftAfterPaying: 'The restaurant has no rider left today.',
  },
})
