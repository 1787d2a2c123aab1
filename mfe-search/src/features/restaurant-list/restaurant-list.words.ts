import { defineWords } from '@galo/words'
import type { ListNotice } from './list-notice.model'

/** The restaurants near a place: whether they are open, and why there are none. */
export const RESTAURANT_LIST_WORDS = defineWords({
  en: {
    openUntil: (time: string) => `Open until ${time}`,
    closingSoon: (time: string) => `Closing soon, at ${time}`,
    opensAt: (time: string) => `Opens at ${time}`,
    closedForToday: 'Closed for today',
    notTakingOrders: 'Not taking orders right now',
    backTomorrow: 'Back tomorrow',
    timesOnMenu: 'Times are on its menu',
    orderFromHere: 'Order from here',
    seeMenu: 'See the menu',
    /** Above the list, or in its place (D18). */
    notices: {
      'nothing-near': () => ({
        title: 'No Galo near there yet',
        text: 'We looked as far as anybody would go for a chicken.',
      }),
      'all-closed': () => ({
        title: 'The coals are out for today',
        text: 'Back tomorrow from 11:30. The menus are open all night.',
      }),
      'early-bird': (opens: string) => ({
        title: 'You’re up before us',
        text: `Order ahead for today, from ${opens}.`,
      }),
    } satisfies Record<
      Exclude<ListNotice['kind'], 'nobody-takes' | 'unavailable'>,
      (opens: string) => { title: string; text: string }
    >,
    nearestIs: (distance: string, restaurant: string) => `The nearest is ${distance} away: ${restaurant}.`,
  },
})
