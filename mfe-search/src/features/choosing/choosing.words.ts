import { defineWords } from '@galo/words'
import type { Unavailable, WhyUnavailable } from './choosing.model'

interface Said {
  readonly title: string
  readonly text: string
}

/** Of one restaurant, by its name. */
type OfOne = Readonly<Record<Exclude<WhyUnavailable, 'switched-off'>, (name: string) => string>>

/** What is said to who chooses a restaurant, and the ways on (D20, F17). */
export const CHOOSING_WORDS = defineWords({
  en: {
    closed: {
      title: (name: string) => `${name} is closed`,
      today: (time: string) => `Back today from ${time}. Its menu is there to be read.`,
      tomorrow: (time: string) => `Back tomorrow from ${time}. Its menu is open all night.`,
      onDay: (day: string, time: string) => `Back on ${day} from ${time}. Its menu is open all night.`,
      unknown: 'Its coals are out for today. Its menu is open all night.',
    },
    preOrder: {
      title: 'You’re up before us',
      text: (name: string, opens: string) =>
        `${name} opens at ${opens}. Order ahead for today, and it’s grilled for you then.`,
      from: (time: string) => `The first bag is ready at ${time}.`,
      go: 'Order ahead',
    },
    closingSoon: {
      title: (name: string) => `${name} is closing soon`,
      text: (closes: string, minutes: string) =>
        `Its doors close at ${closes}, in ${minutes}. Nothing leaves its kitchen after that.`,
      minutes: (count: number) => (count === 1 ? 'one minute' : `${count} minutes`),
      go: 'Order now',
    },
    /** Everywhere. */
    switchedOff: {
      delivery: { title: 'Nothing is delivered just now', text: 'No Galo sends riders at the moment.' },
      collection: {
        title: 'Nothing can be collected just now',
        text: 'No Galo takes orders to collect at the moment.',
      },
      both: {
        title: 'We’re not taking orders just now',
        text: 'Nothing is delivered and nothing can be collected at the moment, from any Galo.',
      },
      'on-premises': {
        title: 'Our tables are not served just now',
        text: 'No Galo takes orders to the table at the moment.',
      },
    } satisfies Record<Unavailable, Said>,
    /** Here. */
    unavailable: {
      delivery: (name: string) => `No delivery from ${name}`,
      collection: (name: string) => `No collection from ${name}`,
      'on-premises': (name: string) => `No orders to the table at ${name}`,
    } satisfies Record<Exclude<Unavailable, 'both'>, (name: string) => string>,
    why: {
      full: (name) => `${name} can take no more orders today.`,
      'too-far': () => 'Its riders don’t come as far as you are. We are unable to deliver to you just yet.',
      'not-offered': (name) => `${name} doesn’t do that. It may do it another way.`,
      offline: (name) => `The till of ${name} isn’t answering. The grill is there: ring, or try again in a while.`,
      refurbishment: (name) => `${name} is being done up. The coals are back when the paint is dry.`,
      'no-riders': (name) => `${name} has no riders just now. It cooks all the same.`,
      'kitchen-only': (name) => `${name} is a kitchen without a counter.`,
      paused: (name) => `${name} is catching up with its orders, and takes no more today.`,
    } satisfies OfOne as OfOne,
    basket: {
      restaurant: {
        title: 'One basket, one Galo',
        text: (from: string) =>
          `Your basket has food from ${from}. Start again here, and we keep it for you in case you change your mind.`,
      },
      fulfilment: {
        title: 'Start again?',
        text: (from: string) =>
          `Your basket is for ${from}. Start again here, and we keep it for you in case you change your mind.`,
      },
      startAgain: 'Start again here',
      keep: 'Keep my basket',
    },
    seeMenu: 'See the menu',
    otherGalos: 'See other Galos',
    collect: 'Collect instead',
    call: (phone: string) => `Ring ${phone}`,
  },
})
