import * as z from '@galo/schema'
import { REWARD_TYPES } from '@galo/domain'
import { defineCall } from '../call/call'
import { NOT_CURRENT, PAID } from './basket.errors'
import { basketAnswerSchema } from './basket.schema'
import { changeShape } from './update-view'

/** Takes the reward off the basket (F04, H07). It can be used again at once: only an order takes it from the card. */
export const removeReward = defineCall({
  name: 'basket.remove-reward',
  method: 'POST',
  path: '/basket/basket/rewards/remove',
  credential: 'session',
  source: 'basket',
  request: z.object({ ...changeShape, reward_type: z.enum(REWARD_TYPES) }),
  answer: basketAnswerSchema,
  errors: { ...NOT_CURRENT, ...PAID, REWARD_NOT_APPLIED: 409 },
})
