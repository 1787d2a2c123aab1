import { suggestItems } from '@galo/contracts/recommendations'
import type { ApiArea } from '../api-call'
import { describedCall } from '../described-call'

export const recommendationsArea: ApiArea = {
  id: 'recommendations',
  title: 'Suggestions',
  about: 'What goes with a basket.',
  calls: [
    describedCall(suggestItems, {
      title: 'Suggest something',
      when: { NOT_FOUND: 'nobody knows the restaurant' },
      good: async ({ me, basket }) => ({
        query: { limit: '10' },
        body: { basket: { ...(await basket(me.api, { items: 1 })).data, fulfilment_type: 'COLLECTION' as const } },
      }),
    }),
  ],
}
