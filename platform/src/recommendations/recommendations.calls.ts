import { recommendationsAnswerSchema } from '@galo/contracts'
import type { ApiArea } from '../http/api-call'
import { recommendationsQuerySchema, recommendationsRequestSchema } from './recommendations.routes'

export const recommendationsArea: ApiArea = {
  id: 'recommendations',
  title: 'Suggestions',
  about: 'What goes with a basket.',
  calls: [
    {
      name: 'Suggest something',
      method: 'POST',
      path: '/menu-recommendations/basket',
      about:
        'A drink, a side and a dessert in turn, of those that are missing. Nothing that is there already, that can not be had, or that wants an ID.',
      rows: ['F14'],
      bearer: 'session',
      errors: 'list',
      request: recommendationsRequestSchema,
      query: recommendationsQuerySchema,
      answer: { status: 200, schema: recommendationsAnswerSchema },
      refusals: [{ status: 404, code: 'NOT_FOUND', when: 'nobody knows the restaurant' }],
      good: async ({ me, basket }) => ({
        query: { limit: '10' },
        body: { basket: (await basket(me.api, { items: 1 })).data },
      }),
    },
  ],
}
