import type { Market } from '@galo/domain'
import type { Who } from '../frame-names'
import { DOORS } from './doors'

/** Who draws what a link leads to: the app, which goes there without a load, or the BFF, which answers a document of its own. */
type DrawnBy = 'app' | 'site'

interface Entry {
  readonly path: `/${string}`
  readonly by: DrawnBy
  /** Left out: both. */
  readonly markets?: readonly Market[]
  /** Left out: everybody. */
  readonly seenBy?: Who
}

/** Every part of the site that header and footer lead to (A02 to A04), as the footer shows them: group by group, in this order. */
const TABLE = {
  food: {
    menu: { path: '/food/menu', by: 'site' },
    ourFood: { path: '/food/our-food', by: 'site' },
    whatsNew: { path: '/whats-new', by: 'site' },
    recipes: { path: '/recipes', by: 'site' },
    cook: { path: '/cook', by: 'site' },
    shop: { path: '/food/shop', by: 'site', markets: ['UK'] },
    giftCards: { path: '/food/gift-card', by: 'site', markets: ['IE'] },
  },
  restaurants: {
    findRestaurant: { path: '/restaurants/search', by: 'site' },
    allRestaurants: { path: '/restaurants', by: 'site' },
    orderOnline: { path: '/order/search', by: 'app' },
  },
  card: {
    myCard: { path: '/card/account', by: 'app' },
    logIn: { path: DOORS.logIn, by: 'app', seenBy: 'visitor' },
    join: { path: DOORS.register, by: 'app', seenBy: 'visitor' },
    profile: { path: '/profile', by: 'app' },
    aboutCard: { path: '/card/about', by: 'app' },
    forgotCard: { path: '/card/forgot-my-card', by: 'app' },
    lostCard: { path: '/card/lost', by: 'app' },
    replaceCard: { path: '/card/lost-your-card', by: 'app' },
  },
  explore: {
    blog: { path: '/blog', by: 'site' },
    onYourPhone: { path: '/explore/app', by: 'site' },
    sustainable: { path: '/explore/being-sustainable', by: 'site' },
    malaria: { path: '/explore/fightingmalaria', by: 'site' },
    periPeri: { path: '/explore/this-is-peri-peri', by: 'site' },
    art: { path: '/explore/art', by: 'site' },
    music: { path: '/explore/music', by: 'site' },
  },
  about: {
    kitchens: { path: '/about-us/food', by: 'site' },
    press: { path: '/press-gallery', by: 'site' },
    careers: { path: '/careers', by: 'site' },
    whistleblowing: { path: '/whistleblowing', by: 'site', markets: ['IE'] },
  },
  help: {
    helpCentre: { path: '/help', by: 'site' },
    cardHelp: { path: '/help/section?id=3386', by: 'site' },
    allergens: { path: '/help/section?id=allergens', by: 'site' },
    contact: { path: '/help/section?id=contact', by: 'site' },
    accessibility: { path: '/accessibility', by: 'site' },
  },
  legal: {
    terms: { path: '/terms', by: 'site' },
    privacy: { path: '/privacy-policy', by: 'site' },
    cookies: { path: '/cookies-policy', by: 'site' },
    modernSlavery: { path: '/modern-slavery-statement', by: 'site' },
    genderPay: { path: '/gender-pay-report', by: 'site' },
    insurance: { path: '/insurance-details', by: 'site' },
    tax: { path: '/tax-strategy', by: 'site' },
    stakeholders: { path: '/stakeholder-engagement', by: 'site' },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Entry>>>>

type Table = typeof TABLE
export type GroupId = keyof Table
export type LinkId = { [Group in GroupId]: keyof Table[Group] }[GroupId]

/** What stands under one heading of the footer; the group `legal` stands in a line of its own. */
export interface LinkGroup {
  readonly id: GroupId
  readonly links: readonly SiteLink[]
}

/** A link of header or footer; what it says stands under its id in `LINK_WORDS`. */
export interface SiteLink {
  readonly id: LinkId
  readonly path: `/${string}`
  readonly by: DrawnBy
  readonly seenBy?: Who | undefined
}

const GROUPS: Readonly<Record<GroupId, Readonly<Partial<Record<LinkId, Entry>>>>> = TABLE

/** The links that a market has, in the order in which they are shown. */
export const linksOf = (market: Market): readonly LinkGroup[] =>
  Object.entries(GROUPS).map(([group, links]) => ({
    id: group as GroupId,
    links: Object.entries(links)
      .filter(([, { markets }]) => markets?.includes(market) ?? true)
      .map(([id, { path, by, seenBy }]) => ({ id: id as LinkId, path, by, seenBy })),
  }))
