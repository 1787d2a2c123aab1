import {
  availableDiscountsAnswerSchema,
  availableDiscountsQuery,
  basketFeedbackAnswerSchema,
  basketFeedbackQuery,
  paths,
  validateDiscountCodeAnswerSchema,
  validateDiscountCodeQuery,
} from '@galo/contracts'
import { z } from 'zod'
import type { ApiArea, ApiCall } from '../http/api-call'
import type { World } from '../test/world'

const id = z.string().min(1)
const NOT_YOURS = { status: 400, code: 'NOT_FOUND', when: 'the basket or the customer is somebody else’s' } as const
const onDiscounts = {
  method: 'POST',
  path: paths.discounts,
  bearer: 'session',
  errors: 'list',
  refusals: [NOT_YOURS],
} as const satisfies Partial<ApiCall>

const ofMine = async ({ me, basket }: World) => {
  const { data } = await basket(me.api, { items: 1 })
  return { basketId: data.id ?? '', customerId: data.customer_id }
}

export const discountsArea: ApiArea = {
  id: 'discounts',
  title: 'Discounts and loyalty',
  about: 'GraphQL in three forms. What is applied is a matter of the basket; here one only asks.',
  calls: [
    {
      ...onDiscounts,
      name: 'Get the available discounts',
      about: 'The announced codes that hold for this basket now, with what each would take off.',
      rows: ['H01', 'H03'],
      document: availableDiscountsQuery,
      request: z.object({ basketId: id, customerId: id }),
      answer: { status: 200, schema: availableDiscountsAnswerSchema },
      good: async (world) => ({ body: await ofMine(world) }),
    },
    {
      ...onDiscounts,
      name: 'Validate a discount code',
      about:
        'Whether a code that was typed holds, and the announced ones. Wrong codes are counted: ten in ten minutes.',
      rows: ['H01', 'H07', 'H08'],
      document: validateDiscountCodeQuery,
      request: z.object({ basketId: id, customerId: id, code: z.string() }),
      answer: { status: 200, schema: validateDiscountCodeAnswerSchema },
      refusals: [NOT_YOURS, { status: 400, code: 'TOO_MANY_CODES', when: 'too many wrong codes were tried' }],
      good: async (world) => ({ body: { ...(await ofMine(world)), code: 'GALO20' } }),
    },
    {
      ...onDiscounts,
      name: 'Ask what a basket means for the card',
      about: 'What is missing for a chilli, a reward or its use, and what ordering this basket does to the card.',
      rows: ['H01', 'H04', 'H05', 'H06'],
      document: basketFeedbackQuery,
      request: z.object({
        basketId: id,
        balanceUpdateType: z.enum(['ADDITION', 'DEDUCTION']).optional(),
        feedbackTypes: z.array(z.enum(['NEXT_REWARD', 'CHILLI_COLLECT', 'REWARD_REDEEM'])).optional(),
      }),
      answer: { status: 200, schema: basketFeedbackAnswerSchema },
      good: async ({ customer, basket }) => {
        const { api, session } = await customer()
        return { body: { basketId: (await basket(api, { items: 2 })).data.id ?? '' }, token: session }
      },
    },
  ],
}
