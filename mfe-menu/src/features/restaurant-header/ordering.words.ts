import { defineWords } from '@galo/words'
import type { FulfilmentType } from '@galo/domain'

interface OrderingWords {
  readonly title: string
  readonly text: string
}

const NO_TABLES = { title: 'Our tables are not served just now', text: 'You can read the menu, or collect.' }
const NO_COLLECTION = { title: 'Nothing can be collected just now', text: 'Read the menu, and try again in a while.' }

/** Why nothing can be ordered from this menu now, and what can be done instead. */
export const ORDERING_WORDS = defineWords({
  en: {
    unavailable: {
      DELIVERY: { title: 'Nothing is delivered just now', text: NO_TABLES.text },
      EAT_IN: NO_TABLES,
      AT_TABLE: NO_TABLES,
      COLLECTION: NO_COLLECTION,
      NONE: NO_COLLECTION,
    } satisfies Record<FulfilmentType, OrderingWords>,
    notTaking: (phone: string) => ({
      title: 'Not taking orders right now',
      text: `You can read the menu, and ring ${phone}.`,
    }),
    closed: (name: string) => ({
      title: `${name} is closed for today`,
      text: 'You can read the menu and come back tomorrow, or find another Galo near here.',
    }),
    opensAt: (name: string, time: string) => ({
      title: `${name} opens for this at ${time}`,
      text: 'Until then you can read the menu, and order from it once it’s open.',
    }),
    tooLate: (name: string) => ({
      title: 'It’s too late to order here today',
      text: `${name} is about to close. You can read the menu and come back tomorrow, or find another Galo near here.`,
    }),
    booked: (name: string) => ({
      title: 'No collection times left today',
      text: `${name} can take no more orders today. You can read the menu, or find another Galo near here.`,
    }),
    /** Where there are orders for another day: 'tomorrow', 'Sunday'. */
    orderForDay: (day: string, time: string) => `Order for ${day} from ${time}`,
    takesForDay: (day: string, time: string) =>
      `What you order now is grilled for ${day}, from ${time} on. You choose the time at the checkout.`,
    seeMenuToCollect: 'See the menu to collect',
    findAnother: 'Find another Galo',
    basketKept: 'Your basket is exactly as you left it.',
  },
})
