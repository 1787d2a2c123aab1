import { listAvailableDiscounts, getBasketFeedback, validateDiscountCode } from '@galo/contracts/discounts'
import type { World } from '../../world/world'
import type { ApiArea } from '../api-call'
import { describedCall } from '../described-call'

const NOT_YOURS = { NOT_FOUND: 'the basket or the customer is somebody else’s' }

const ofMine = async ({ me, basket }: World) => {
  const { data } = await basket(me.api, { items: 1 })
  return { basketId: data.id, customerId: data.customer_id }
}

export const discountsArea: ApiArea = {
  id: 'discounts',
  title: 'Discounts and loyalty',
  about: 'GraphQL in three forms. What is applied is a matter of the basket; here one only asks.',
  calls: [
    describedCall(listAvailableDiscounts, {
      title: 'Get the available discounts',
      about: 'The announced codes that hold for this basket now, with what each would take off.',
      rows: ['H01', 'H03'],
      when: NOT_YOURS,
      good: async (world) => ({ variables: await ofMine(world) }),
    }),
    describedCall(validateDiscountCode, {
      title: 'Validate a discount code',
      about:
        'Whether a code that was typed holds, and the announced ones. Wrong codes are counted: ten in ten minutes.',
      rows: ['H01', 'H07', 'H08'],
      when: { ...NOT_YOURS, TOO_MANY_CODES: 'too many wrong codes were tried' },
      good: async (world) => ({ variables: { ...(await ofMine(world)), code: 'GALO20' } }),
    }),
    describedCall(getBasketFeedback, {
      title: 'Ask what a basket means for the card',
      about: 'What is missing for a chilli, a reward or its use, and what ordering this basket does to the card.',
      rows: ['H01', 'H04', 'H05', 'H06'],
      when: NOT_YOURS,
      good: async ({ customer, basket }) => {
        const { api, session } = await customer()
        return { variables: { basketId: (await basket(api, { items: 2 })).data.id }, token: session }
      },
    }),
  ],
}
