import { defineWords } from '@galo/words'

/** The page of an order. */
export const ORDER_PAGE_WORDS = defineWords({
  en: {
    title: 'Your order',
    description: 'How far your order is, when to collect it and where.',
    titled: (title: string) => `${title} · Galo`,
    looking: 'Looking up your order',
    unknown: 'We don’t know this order',
    unknownText:
      'It may have a typo in it, it was placed on another device, or the link you followed is over. Your own orders are a tap away.',
    outOfReach: 'We can’t reach your order',
    outOfReachText: 'The kitchen doesn’t answer us right now. Your order is not affected by that.',
    stillAsking: 'The kitchen doesn’t answer us right now. Your order is not affected by that, and we go on asking.',
    help: 'Help with this order',
    call: (restaurant: string, phone: string, shortId: string) =>
      `Call ${restaurant} on ${phone} and say ${shortId}. They’ll find it.`,
    /** Who sits in the restaurant asks its people. */
    askOneOfUs: (table: string, shortId: string) =>
      `Ask one of us: say table ${table} and ${shortId}. We’re right here.`,
    askAtTill: (shortId: string) => `Ask at the till and say ${shortId}. They’ll find it.`,
  },
})
