import type { CallOffReason } from '@galo/domain'
import { defineWords, grammarOf } from '@galo/words'

const { plural } = grammarOf('en')
const orders = (count: number) => plural(count, { one: '1 order', other: `${count} orders` })

export const LEFT_OUT_WORDS = defineWords({
  en: {
    title: (count: number) => `${orders(count)} for when the doors are shut`,
    text: 'They are paid. Call them off, and each customer gets their money back and a letter; or change the hours.',
    list: 'Orders for when the doors are shut',
    because: 'Because',
    reasons: {
      closed: 'We’re closed then',
      'short-staffed': 'Too few people in the kitchen',
      'no-power': 'No power',
    } satisfies Record<CallOffReason, string>,
    callOff: (count: number) => `Call off ${orders(count)}`,
    calledOff: (count: number) => `${orders(count)} called off, the money is on its way back`,
  },
})
