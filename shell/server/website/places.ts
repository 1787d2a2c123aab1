import { COMPANIES, type Market } from '@galo/domain'
import { telephoneLink } from './telephone-link'

/** Where the texts of the website lead: to its own pages, to people, and to those who help when we don't. */
const SHARED = {
  search: '/order/search',
  orders: '/order/myorders',
  aboutCard: '/card/about',
  profile: '/profile',
  restaurants: '/restaurants',
  menu: '/food/menu',
  ourFood: '/food/our-food',
  kitchens: '/about-us/food',
  periPeri: '/explore/this-is-peri-peri',
  sustainable: '/explore/being-sustainable',
  onYourPhone: '/explore/app',
  help: '/help',
  contact: '/help/section?id=contact',
  allergens: '/help/section?id=allergens',
  refunds: '/help/section?id=paying#refund',
  cardHelp: '/help/section?id=3386',
  terms: '/terms',
  privacy: '/privacy-policy',
  cookies: '/cookies-policy',
  accessibility: '/accessibility',
  speakUp: 'mailto:speakup@galo.test',
  work: 'mailto:work@galo.test',
  pressDesk: 'mailto:press@galo.test',
} as const

export type PlaceId = keyof typeof SHARED | 'write' | 'ring' | Authority

type Authority = 'privacyAuthority' | 'equalityHelp' | 'equalityHelpNorth' | 'consumerHelp' | 'foodAuthority'

const OF_THE_MARKET: Readonly<Record<Market, Readonly<Record<Authority, string>>>> = {
  UK: {
    privacyAuthority: 'https://ico.org.uk/make-a-complaint/',
    equalityHelp: 'https://www.equalityadvisoryservice.com/',
    equalityHelpNorth: 'https://www.equalityni.org/',
    consumerHelp: 'https://www.citizensadvice.org.uk/consumer/',
    foodAuthority: 'https://www.food.gov.uk/',
  },
  IE: {
    privacyAuthority: 'https://www.dataprotection.ie/',
    equalityHelp: 'https://www.ihrec.ie/',
    equalityHelpNorth: 'https://www.equalityni.org/',
    consumerHelp: 'https://www.ccpc.ie/',
    foodAuthority: 'https://www.fsai.ie/',
  },
}

/** The address of a place in one market. */
export const hrefOf = (place: PlaceId, market: Market): string =>
  ({
    ...SHARED,
    ...OF_THE_MARKET[market],
    write: `mailto:${COMPANIES[market].email}`,
    ring: telephoneLink(COMPANIES[market].telephone),
  })[place]
