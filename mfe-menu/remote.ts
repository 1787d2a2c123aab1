import type { BasketItem, ItemRequest, Preferences, SignedBasket } from '@galo/contracts/basket'
import type { AnswerOf } from '@galo/contracts/call'
import { describeRemote, describeStore } from '@galo/contracts/description'
import type { getBasketFeedback, listAvailableDiscounts } from '@galo/contracts/discounts'
import type { AllergenName, Diet, FulfilmentType, OrderableFulfilment } from '@galo/domain'

/** Where the basket's food comes from: one restaurant per basket. */
export interface BasketRestaurant {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly address: string
}

/** What goes in with a dish, as a line of its own (F08). */
export interface Extra {
  readonly item: ItemRequest
  readonly picture: string
}

/** What somebody wanted of the basket while there was no line, or as their page went. */
export type Wish =
  | {
      readonly kind: 'add'
      readonly place: { readonly restaurant: BasketRestaurant; readonly fulfilmentType: OrderableFulfilment }
      readonly addition: {
        readonly item: ItemRequest
        readonly picture: string
        readonly name?: string
        readonly forAdults?: boolean
        readonly upsell?: boolean
        readonly crossSell?: readonly Extra[]
        /** What the button said it costs, in minor units. */
        readonly asked?: number
        /** What the customer had said of what they must not eat when they pressed: it was judged by that. */
        readonly pressedFor?: MenuFiltersState
      }
      /** What they were asked before, and said yes to. */
      readonly agreedTo: 'different-restaurant' | 'different-fulfilment' | 'adults-only' | null
    }
  /** So many more or fewer than there are by then. */
  | { readonly kind: 'step'; readonly lineId: string; readonly by: number }
  | { readonly kind: 'set'; readonly lineId: string; readonly quantity: number }
  /** What goes with the order; what is not named stays as it is by then. */
  | { readonly kind: 'prefer'; readonly preferences: Partial<Preferences> }

/** A change that is made once the line is back. `id` is what the platform knows it by, so that it is made once. */
export interface WaitingChange {
  readonly id: string
  /** Of its dish, for the customer; empty where it is of none. */
  readonly name: string
  readonly wish: Wish
  /** It turned out to be nothing for who has switched safe mode on since: made once they have said so. */
  readonly isHeld?: boolean
}

/** Rows F01, F16. `signed` is the platform's own answer and goes back to it byte for byte. */
export interface BasketState {
  readonly signed: SignedBasket | null
  readonly restaurant: BasketRestaurant | null
  readonly fulfilmentType: FulfilmentType
  /** Counts every accepted change on this device; facts on the bus carry it. */
  readonly revision: number
  readonly request: 'READY' | 'PENDING' | 'DONE' | 'ERROR'
  readonly errorCode: string | null
  readonly errorCount: number
  /** The line whose change failed last, or the dish that could not be added. */
  readonly failedLine: string | null
  /** Words for the customer after the platform replaced a stale basket; cleared when read. */
  readonly notice: string | null
  readonly removedItems: readonly { readonly name: string; readonly plu: string }[]
  /** The line that the customer took out last, until the next change: it can be put back as it was. */
  readonly takenOut: BasketItem | null
  /** What the customer had in another basket, before they came as a guest or began again elsewhere, until they have said which one they want (row F02). */
  readonly previous: SignedBasket | null
  /** Changes that wait for the line, in their order (row F05). */
  readonly waiting: readonly WaitingChange[]
  /** Picture ids by menu item id, because the wire basket has none. */
  readonly pictures: Readonly<Record<string, string>>
  /** As it is typed: what the customer is about to save the basket as (X03). */
  readonly name: string
}

/**
 * What somebody wants to see of a menu, and what they must not eat (rows E11, X09). About health, and by inference about belief: in no address
 * and no log. `avoid` and `diets` count while safe mode is on: read them with `profileOf`.
 */
export interface MenuFiltersState {
  readonly avoid: readonly AllergenName[]
  readonly diets: readonly Diet[]
  readonly searchTerm: string
  /** Traces count like what is contained. */
  readonly hideTraces: boolean
  /** A choice of one's own; never a default and never in a link (row X10). */
  readonly hideCalories: boolean
  readonly isSafeModeOn: boolean
  /** What isn't safe is counted instead of shown; safe mode shows it and says why. */
  readonly hidesUnsafe: boolean
  /** Only what the customer likes is shown (row X02). Absent until somebody wants it. */
  readonly onlyLiked?: boolean
}

/** What everybody is told once (row F13). That a basket was asked about its alcohol is known from what is in it. */
export interface NoticesState {
  readonly areAllergensRead: boolean
  /** The basket of which the customer has said, before its first alcohol, that they are 18 or over: nobody is asked twice. */
  readonly ageStatedFor?: string
}

/** What the code on a table said that led to a menu (G06), right or wrong; `null` while nobody came by one. */
export interface ScannedTableState {
  readonly restaurantId: string | null
  readonly table: string
}

/** Row H05. What is on the basket itself, a reward or a code, the basket says. */
export interface DiscountsState {
  /** What stands in the field, as it was typed. */
  readonly discountCode: string
  /** The announced codes that hold for the basket, as it was when they were asked for. */
  readonly availableDiscounts: AnswerOf<typeof listAvailableDiscounts>
  /** What failed last, by its code (H08), for the log; what succeeds is taken out. */
  readonly errors: Readonly<Record<string, string>>
  /** What the basket does to the card of its customer; `null` while nobody has said. */
  readonly basket: AnswerOf<typeof getBasketFeedback> | null
}

const remote = describeRemote({
  pages: {
    'menu.restaurant': { path: '/order/menu/:slug', data: 'site' },
  },
  fragments: {
    'basket-sum': {},
    'basket-panel': { variant: ['summary', 'aside'] },
  },
  stores: {
    basket: describeStore<BasketState>({
      personal: 'visit',
      version: 6,
      // The first one had no failed line, the second one nothing to offer back, the third one nothing that waits, the fourth one no name, the fifth one nothing
      // that was taken out; nobody loses a basket for that.
      completesFrom: 1,
      persist: 'device',
      otherTabs: true,
      contents: 'signed.data.menu_items',
      initial: {
        signed: null,
        restaurant: null,
        fulfilmentType: 'COLLECTION',
        revision: 0,
        request: 'READY',
        errorCode: null,
        errorCount: 0,
        failedLine: null,
        notice: null,
        removedItems: [],
        takenOut: null,
        previous: null,
        waiting: [],
        pictures: {},
        name: '',
      },
    }),
    notices: describeStore<NoticesState>({ personal: 'visit', initial: { areAllergensRead: false } }),
    menuFilters: describeStore<MenuFiltersState>({
      personal: 'visit',
      otherTabs: true,
      contents: 'avoid',
      initial: {
        avoid: [],
        diets: [],
        searchTerm: '',
        hideTraces: true,
        hideCalories: false,
        isSafeModeOn: false,
        hidesUnsafe: false,
      },
    }),
    scannedTable: describeStore<ScannedTableState>({
      personal: 'visit',
      otherTabs: true,
      contents: 'restaurantId',
      initial: { restaurantId: null, table: '' },
    }),
    discounts: describeStore<DiscountsState>({
      personal: 'visit',
      // The rest is asked for again.
      saved: { discountCode: true },
      initial: { discountCode: '', availableDiscounts: [], errors: {}, basket: null },
    }),
  },
  flags: {
    'collect-unavailable': {
      purpose: 'Nothing can be collected anywhere: menus are read, and nothing goes into a basket',
      fallback: false,
      removeAfter: '2027-11-30',
    },
    'delivery-unavailable': {
      purpose: 'Nothing is delivered anywhere: a menu for delivery says so',
      fallback: false,
      removeAfter: '2027-11-30',
    },
    'eat-in-unavailable': {
      purpose: 'Nothing is served at tables: a menu for eating in says so',
      fallback: false,
      removeAfter: '2027-11-30',
    },
    'chicken-availability-banner': {
      purpose: 'Menus say that some chicken dishes have run out',
      fallback: false,
      removeAfter: '2027-06-30',
    },
  },
  facts: {
    'basket.changed': {
      version: 1,
      payload: { basketId: 'string', revision: 'number' },
      retain: true,
      otherTabs: true,
    },
    'basket.cleared': { version: 1, payload: { basketId: 'string', reason: 'string' }, retain: false, otherTabs: true },
  },
})
export default remote
