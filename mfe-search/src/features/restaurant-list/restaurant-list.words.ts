import { defineWords } from '@galo/words'
import type { ListNotice } from './list-notice.model'

interface Saying {
  readonly title: string
  readonly text: string
}

/** The restaurants near a place: whether they are open, and why there are none. */
export const RESTAURANT_LIST_WORDS = defineWords({
  en: {
    openUntil: (time: string) => `Open until ${time}`,
    closingSoon: (time: string) => `Closing soon, at ${time}`,
    opensAt: (time: string) => `Opens at ${time}`,
    closedForToday: 'Closed for today',
    orderFromHere: 'Order from here',
    orderFor: (time: string) => `Order for ${time}`,
    /** Where today has no time left: 'tomorrow', 'Sunday'. */
    orderForDay: (day: string, time: string) => `Order for ${day} from ${time}`,
    seeMenu: 'See the menu',
    collectInstead: 'Collect instead',
    hoursAndDetails: (name: string) => `Hours and details of ${name}`,
    badges: { nearest: 'Nearest', paused: 'Paused', closed: 'Closed', tooFar: 'Too far' },
    /** In a box on a card: why there is no order to be had, or not yet. */
    reasons: {
      paused: (until: string): Saying => ({
        title: `Catching up until ${until}`,
        text: 'The grill is full. We’d rather say so than let you wait.',
      }),
      full: { title: 'No times left today', text: 'The grill can take no more orders today.' },
      tooFar: { title: 'Too far to arrive hot enough', text: 'Riders from here don’t come to you. Collect instead?' },
      closed: { title: 'The coals are out', text: 'Have a look at the menu meanwhile.' },
      opens: (when: string): Saying => ({ title: 'The coals are out', text: `Opens ${when}.` }),
      deliversFrom: (when: string): Saying => ({ title: 'Not riding yet', text: `Deliveries begin ${when}.` }),
      offline: { title: 'Not taking orders right now', text: 'Have a look at the menu. Try again in a bit.' },
      refurbishment: { title: 'Being painted', text: 'The dining room is shut until the paint is dry.' },
      noRiders: { title: 'Nobody left to ride', text: 'All riders are out tonight. Collect instead?' },
      kitchenOnly: { title: 'A kitchen behind a door', text: 'What it cooks goes out on wheels only.' },
    },
    /** Above the list, or in its place (D18). */
    notices: {
      'nothing-near': () => ({
        title: 'No Galo near there yet',
        text: 'We looked as far as anybody would go for a chicken.',
      }),
      undeliverable: () => ({
        title: 'We are unable to deliver to you just yet',
        text: 'No rider of ours comes that way. You can collect from a Galo further off.',
      }),
      'both-unavailable': () => ({
        title: 'No orders are taken just now',
        text: 'Nothing is delivered and nothing can be collected at the moment. Have a look at the menus and try again in a while.',
      }),
      'all-closed': (when) => ({
        title: 'The coals are out for today',
        text: when === null ? 'The menus are open all night.' : `Back ${when}. The menus are open all night.`,
      }),
      'delivery-over': (when) => ({
        title: 'The riders have gone home',
        text: when === null ? 'The menus are open all night.' : `Deliveries are back ${when}.`,
      }),
      'early-bird': (opens) => ({ title: 'You’re up before us', text: `Order ahead for today, from ${opens}.` }),
      'delivery-not-yet': (opens) => ({
        title: 'You’re up before our riders',
        text: `Deliveries begin at ${opens}. To have it sooner, order ahead and collect.`,
      }),
      'not-open-yet': (opens) => ({ title: 'You’re up before us', text: `The doors open at ${opens}.` }),
    } satisfies Record<
      Exclude<ListNotice['kind'], 'nobody-takes' | 'unavailable'>,
      /** `when`: a time or a day with one, in words; `null` where nobody says. */
      (when: string | null) => Saying
    >,
    nearestIs: (distance: string, restaurant: string) => `The nearest is ${distance} away: ${restaurant}.`,
  },
})
