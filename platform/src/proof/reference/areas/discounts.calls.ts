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
      when: NOT_YOURS,
      good: async (world) => ({ variables: await ofMine(world) }),
    }),
    describedCall(validateDiscountCode, {
      title: 'Validate a discount code',
      when: { ...NOT_YOURS, TOO_MANY_CODES: 'too many wrong codes were tried' },
      good: async (world) => ({ variables: { ...(await ofMine(world)), code: 'GALO20' } }),
    }),
    describedCall(getBasketFeedback, {
      title: 'Ask what a basket means for the card',
      when: NOT_YOURS,
      good: async ({ customer, basket }) => {
        const { api, session } = await customer()
        return { variables: { basketId: (await basket(api, { items: 2 })).data.id }, token: session }
      },
    }),
  ],
}
