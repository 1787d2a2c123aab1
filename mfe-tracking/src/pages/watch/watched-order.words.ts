import type { Stage } from '@galo/domain'
import { defineWords } from '@galo/words'

/** A delivery that somebody shared: said to who did not order it. */
export const WATCHED_ORDER_WORDS = defineWords({
  en: {
    delivery: 'A delivery',
    deliveryFrom: (restaurant: string) => `A delivery from ${restaurant}`,
    arrives: 'arrives',
    wasDue: 'was due by',
    placedAt: 'placed at',
    stages: {
      PLACED: 'The restaurant has been asked, and has to say yes.',
      CONFIRMED: 'The restaurant has the order.',
      BEING_PREPARED: 'It’s being made.',
      PICKED_UP_BY_RIDER: 'It’s being picked up.',
      IN_TRANSIT: 'It’s on the way!',
      NEARBY: 'It’s nearly there.',
      DELIVERED: 'It has arrived.',
    } satisfies Record<Stage, string>,
    secondTry: 'It’s brought a second time.',
    lost: 'This delivery didn’t arrive',
    lostText: 'Whoever ordered it knows more.',
    shared: (until: string) => `Somebody shared this with you. It can be followed until ${until}.`,
    noMap: 'No map here',
    noMapText: 'A ride ends at somebody’s door. Only who ordered sees where that is.',
  },
})
