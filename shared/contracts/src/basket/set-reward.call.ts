import * as z from '@galo/schema'
import { REWARD_TYPES } from '@galo/domain'
import { defineCall } from '../call/call'
import { NOT_CURRENT, PAID } from './basket.errors'
import { basketAnswerSchema } from './basket.schema'
import { changeShape } from './update-view'

/** Uses a reward on the dish it saves most on (F04, H02, H07). One per order; the order takes it from the card. */
export const setReward = defineCall({
  name: 'basket.set-reward',
  method: 'POST',
  path: '/basket/basket/rewards',
  credential: 'session',
  source: 'basket',
  request: z.object({ ...changeShape, reward: z.object({ type: z.enum(REWARD_TYPES) }) }),
  answer: basketAnswerSchema,
  errors: {
    ...NOT_CURRENT,
    ...PAID,
    REWARD_NOT_ON_CARD: 409,
    REWARD_NO_ITEM: 409,
    REWARD_TOTAL_TOO_LOW: 409,
    REWARD_LIMIT_REACHED: 409,
  },
})
