import type { RewardType } from '@galo/domain'
import { defineWords, grammarOf } from '@galo/words'
import type { RewardProblem } from './reward-problem.model'

const { plural } = grammarOf('en')

/** The loyalty card beside a basket, and its rewards. */
export const CARD_WORDS = defineWords({
  en: {
    heading: 'Your Galo card',
    balance: (count: number) =>
      plural(count, { one: '1 chilli on your card', other: `${count} chillies on your card` }),
    until: (count: number, colour: string, reward: string) =>
      plural(count, {
        one: `1 chilli until your ${colour} reward: ${reward}.`,
        other: `${count} chillies until your ${colour} reward: ${reward}.`,
      }),
    colours: { GREEN: 'green', ORANGE: 'orange', RED: 'red' } satisfies Record<RewardType, string>,
    earnsOne: 'This order earns one chilli.',
    earnsReward: (reward: string) => `This order earns one chilli, and with it a reward: ${reward}.`,
    earnsNone: 'This order earns no chilli.',
    spendForChilli: (missing: string) => `Spend ${missing} more on food and this order earns a chilli.`,
    oneADay: 'You have today’s chilli already: there is one a day.',
    /** More than one of a colour. */
    several: (title: string, count: number) => `${title}, ${count} on your card`,
    takesOff: (amount: string, dish: string) => `Takes ${amount} off ${dish}.`,
    on: (dish: string) => `For ${dish}.`,
    spendMore: (missing: string) => `Spend ${missing} more and you can use it.`,
    waitsFor: {
      GREEN: 'Add a starter or a side, and use it here.',
      ORANGE: 'Add half a chicken, and use it here.',
      RED: 'Add a whole chicken, and use it here.',
    } satisfies Record<RewardType, string>,
    use: 'Use it',
    using: 'Adding',
    isOn: 'On',
    takeOff: (title: string) => `Take the reward off: ${title}`,
    problems: {
      NOT_ON_CARD: 'That reward is not on your card any more.',
      NO_ITEM: 'Nothing in your basket is for that reward now.',
      TOTAL_TOO_LOW: 'There isn’t enough in your basket for a reward yet.',
      LIMIT_REACHED: 'One reward an order. Take the other one off first.',
      BASKET_PAID: 'Your basket is being paid for. Finish that order first.',
    } satisfies Record<RewardProblem, string>,
    /** Around the link. */
    invite: 'Orders like this earn free food with the',
    card: 'Galo card',
  },
})
