import type { Market } from '@galo/domain'
import { defineWords } from '@galo/words'
import type { ViewName } from './views'

/** What a view is called in the navigation, and over itself. */
const views: Readonly<Record<ViewName, { readonly label: string; readonly title: string }>> = {
  orders: { label: 'Orders', title: 'Live orders' },
  kitchens: { label: 'Kitchens', title: 'Kitchens' },
  support: { label: 'Support', title: 'Support' },
  rides: { label: 'Rides', title: 'Your rides' },
  figures: { label: 'Figures', title: 'The day in figures' },
  people: { label: 'People', title: 'People and codes' },
  post: { label: 'Post', title: 'Letters to customers' },
  releases: { label: 'Releases', title: 'Releases' },
  clock: { label: 'Clock', title: 'Clock' },
  flags: { label: 'Flags', title: 'Feature flags' },
  faults: { label: 'Faults', title: 'Faults' },
  logs: { label: 'Logs', title: 'Logs and events' },
}

const markets: Readonly<Record<Market, string>> = { UK: 'United Kingdom', IE: 'Ireland' }

export const APP_WORDS = defineWords({
  en: {
    views,
    markets,
    documentTitle: (view: string) => `${view} | Galo console`,
    navigation: 'Console',
    connecting: 'Connecting',
    live: 'Live',
    reconnecting: 'Reconnecting',
    lineLost: 'The line to the platform is lost. What you see may be old; it comes back by itself.',
    tryingAgain: 'The line to the platform is lost. Trying again.',
    newOrder: (shortId: string, total: string) => `New order ${shortId}, ${total}`,
    restaurant: 'Restaurant',
    allRestaurants: 'All restaurants',
  },
})
