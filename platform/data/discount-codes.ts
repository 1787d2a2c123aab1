import type { ChosenFulfilment, Market } from '@galo/domain'

/** What a code takes off the food: a share in hundredths of a per cent, or a sum in minor units of each market. */
export type DiscountCodeWorth =
  | { readonly kind: 'PERCENTAGE'; readonly basisPoints: number }
  | { readonly kind: 'AMOUNT'; readonly amount: Readonly<Record<Market, number>> }

/** A campaign's code. What is left out does not limit it. */
export interface DiscountCode {
  readonly code: string
  /** As the wire calls it (H03); never a reward's. */
  readonly kind: string
  readonly displayName: string
  readonly worth: DiscountCodeWorth
  /** Shown to customers who ask what there is; the others have to be known. */
  readonly isListed?: true
  readonly startsAt?: string
  /** Over at this very instant. */
  readonly endsAt?: string
  readonly market?: Market
  readonly restaurantIds?: readonly string[]
  readonly fulfilmentTypes?: readonly ChosenFulfilment[]
  /** Of the food, before anything is taken off; minor units. */
  readonly minimumSpend?: Readonly<Record<Market, number>>
  readonly isFirstOrderOnly?: true
  readonly isCustomersOnly?: true
  /** All orders of everybody. */
  readonly totalLimit?: number
  readonly perCustomerLimit?: number
}

const off = (percent: number): DiscountCodeWorth => ({ kind: 'PERCENTAGE', basisPoints: percent * 100 })
const sum = (pence: number, cent: number): DiscountCodeWorth => ({ kind: 'AMOUNT', amount: { UK: pence, IE: cent } })
const PERCENTAGE = 'PERCENTAGE_DISCOUNT'
const AMOUNT = 'AMOUNT_DISCOUNT'

/** One of every kind, for people to try and for tests. */
export const discountCodes: readonly DiscountCode[] = [
  { code: 'GALO20', kind: PERCENTAGE, displayName: '20% off your food', worth: off(20), isListed: true },
  { code: 'FIVER', kind: AMOUNT, displayName: 'A fiver off', worth: sum(500, 500), isListed: true },
  { code: 'ON-THE-HOUSE', kind: PERCENTAGE, displayName: 'This one is on us', worth: off(100), perCustomerLimit: 1 },
  {
    code: 'STUDENT10',
    kind: 'STUDENT_OFFER',
    displayName: '10% off for students',
    worth: off(10),
    isListed: true,
    isCustomersOnly: true,
  },
  {
    code: 'HELLO-GALO',
    kind: PERCENTAGE,
    displayName: '25% off your first order',
    worth: off(25),
    isListed: true,
    isFirstOrderOnly: true,
  },
  {
    code: 'BIG-TABLE',
    kind: AMOUNT,
    displayName: '10 off 40',
    worth: sum(1_000, 1_000),
    isListed: true,
    minimumSpend: { UK: 4_000, IE: 4_000 },
  },
  { code: 'ONCE_EACH', kind: AMOUNT, displayName: 'Once for everybody', worth: sum(300, 350), perCustomerLimit: 1 },
  { code: 'LAST-ONE', kind: AMOUNT, displayName: 'The only one of its kind', worth: sum(400, 450), totalLimit: 1 },
  { code: 'FIRST-HUNDRED', kind: PERCENTAGE, displayName: 'For the quick', worth: off(30), totalLimit: 100 },
  {
    code: 'COLLECT15',
    kind: PERCENTAGE,
    displayName: '15% off collection',
    worth: off(15),
    fulfilmentTypes: ['COLLECTION'],
  },
  {
    code: 'DELIVER15',
    kind: PERCENTAGE,
    displayName: '15% off delivery orders',
    worth: off(15),
    fulfilmentTypes: ['DELIVERY'],
  },
  { code: 'CRAIC', kind: PERCENTAGE, displayName: '20% off in Ireland', worth: off(20), market: 'IE' },
  {
    code: 'PICCADILLY15',
    kind: PERCENTAGE,
    displayName: 'Neighbours’ 15%',
    worth: off(15),
    restaurantIds: ['galo-uk-piccadilly'],
  },
  {
    code: 'SUMMER25',
    kind: PERCENTAGE,
    displayName: 'Summer 2025',
    worth: off(25),
    endsAt: '2025-09-01T00:00:00.000Z',
  },
  {
    code: 'NEW-YEAR-2090',
    kind: PERCENTAGE,
    displayName: 'Early bird',
    worth: off(50),
    startsAt: '2090-01-01T00:00:00.000Z',
  },
]
