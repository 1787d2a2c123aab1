import { defineWords, grammarOf } from '@galo/words'
import type { OrderOutcome } from '../../features/order-progress/outcome.errors'
import type { Shown } from './my-orders.model'
import type { OrderTag } from './order-tag.model'

const { plural } = grammarOf('en')

/** Everything this visitor has ordered. */
export const MY_ORDERS_WORDS = defineWords({
  en: {
    title: 'Your orders',
    description: 'What you ordered from this device, and how far it is.',
    looking: 'Looking up your orders',
    outOfReach: 'We can’t reach your orders',
    outOfReachText: 'The kitchen doesn’t answer us right now. Your orders are not affected by that.',
    none: 'No orders yet',
    noneText: 'What you order shows up here, also in another tab. The coals are up. All we need is you.',
    findGalo: 'Find my Galo',
    kitchenOutOfReach: 'We can’t reach the kitchen.',
    offline: 'You’re offline.',
    tryAgain: 'Try again',
    remembered: 'This is what this device remembers.',
    yourOrder: 'Your order',
    sent: 'Sent to the restaurant',
    search: 'Find an order by dish, Galo or number',
    searchHint: 'Dish, Galo or order number',
    found: (shown: number, all: number) => `${shown} of ${all} orders`,
    noneFound: (typed: string) => `No order of yours has “${typed}” in it.`,
    noneThatWay: (typed: string, way: string) => `No order that was ${way} has “${typed}” in it.`,
    show: 'Show',
    ways: {
      all: (count: number) => `All ${count}`,
      delivered: (count: number) => `Delivered ${count}`,
      collected: (count: number) => `Collected ${count}`,
      'eaten-in': (count: number) => `Eaten in ${count}`,
    } satisfies Record<Shown, (count: number) => string>,
    months: [
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ],
    /** Of another year than this. */
    monthOf: (month: string, year: number) => `${month} ${year}`,
    order: (shortId: string) => `Order ${shortId}`,
    atTable: (restaurant: string, table: string) => `${restaurant}, table ${table}`,
    had: {
      delivered: (street: string | null) => (street === null ? 'delivered' : `delivered to ${street}`),
      collected: () => 'collected',
      'eaten-in': () => 'eaten in',
    },
    /** Of what never came. */
    wanted: { delivered: 'delivery', collected: 'collection', 'eaten-in': 'eating in' },
    tags: {
      delivered: 'Delivered',
      collected: 'Collected',
      served: 'Served',
      refunded: 'Refunded',
      'not-completed': 'Not completed',
    } satisfies Record<OrderTag, string>,
    /** What became of it, before what became of the money. */
    why: {
      rejected: 'The restaurant couldn’t take it.',
      payment_declined: 'The payment didn’t go through. No money was taken.',
      rejected_by_delivery_partner: 'Nobody could bring it. No money was taken.',
      undeliverable: 'Not delivered: nobody opened.',
      delivery_cancelled: 'Not delivered: nobody could be found to bring it.',
      redelivery_failed: 'Not delivered, at the second try either.',
    } satisfies Record<OrderOutcome, string>,
    help: 'Help',
    /** For who can’t see what it stands beside. */
    ofOrder: (dishes: string) => `: ${dishes}`,
    older: (count: number) => plural(count, { one: 'Show 1 older order', other: `Show ${count} older orders` }),
    followIt: 'Follow it',
    /** Of the order that goes on. */
    goesOn: 'On its way',
    from: (order: string, restaurant: string) => `${order} from ${restaurant}.`,
    stepOf: (step: number, steps: number, label: string) => `Step ${step} of ${steps}: ${label}`,
    codeIs: (code: string) => `Your code is ${code}.`,
    riderIs: (name: string, where: string) => `${name}: ${where}.`,
    receiptOf: 'Receipt of the chosen order',
  },
})
