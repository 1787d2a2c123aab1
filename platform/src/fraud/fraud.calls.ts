import { fraudSessionAnswerSchema, paths } from '@galo/contracts'
import type { ApiArea } from '../http/api-call'
import { createApi } from '../test/api'
import { UK_RESTAURANT } from '../test/baskets'
import type { World } from '../test/world'
import { fraudPatchSchema, fraudSessionSchema } from './fraud.routes'

const session = { deviceId: 'device-1', source: 'WEB', restaurantId: UK_RESTAURANT, fulfilmentMethod: 'COLLECTION' }

const sessionId = async ({ url, me }: World): Promise<string> =>
  String((await createApi(url, me.session).post(paths.fraud.sessions, session)).body.id)

export const fraudArea: ApiArea = {
  id: 'fraud',
  title: 'Fraud sessions',
  about: 'Which device asked to pay, and which payment came of it.',
  calls: [
    {
      name: 'Open a fraud session',
      method: 'POST',
      path: paths.fraud.sessions,
      about: 'Whoever the body says it is, the session belongs to the holder of the token.',
      rows: ['I11'],
      bearer: 'session',
      errors: 'list',
      request: fraudSessionSchema,
      answer: { status: 201, schema: fraudSessionAnswerSchema },
      good: () => ({ body: session }),
    },
    {
      name: 'Name the payment of a fraud session',
      method: 'PATCH',
      path: '/sigmund/session/:id',
      about: 'Without an id in the path, or without a reference, it is refused in words.',
      rows: ['I11'],
      bearer: 'session',
      errors: 'list',
      request: fraudPatchSchema,
      answer: { status: 200, schema: fraudSessionAnswerSchema },
      isOwned: true,
      good: async (world) => ({
        params: { id: await sessionId(world) },
        body: { transactionReference: 'reference-1' },
      }),
    },
  ],
}
