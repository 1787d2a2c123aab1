import { nameFraudPayment, openFraudSession } from '@galo/contracts/fraud'
import { createApi } from '../../world/api'
import { UK_RESTAURANT } from '../../world/baskets'
import type { World } from '../../world/world'
import type { ApiArea } from '../api-call'
import { describedCall } from '../described-call'

const session = {
  deviceId: 'device-1',
  source: 'WEB',
  restaurantId: UK_RESTAURANT,
  fulfilmentMethod: 'COLLECTION',
} as const

const sessionIdIn = async ({ url, me }: World): Promise<string> =>
  String((await createApi(url, me.session).post(openFraudSession.path, session)).body.id)

export const fraudArea: ApiArea = {
  id: 'fraud',
  title: 'Fraud sessions',
  about: 'Which device asked to pay, and which payment came of it.',
  calls: [
    describedCall(openFraudSession, {
      title: 'Open a fraud session',
      good: () => ({ body: session }),
    }),
    describedCall(nameFraudPayment, {
      title: 'Name the payment of a fraud session',
      isOwned: true,
      good: async (world) => ({
        params: { id: await sessionIdIn(world) },
        body: { transactionReference: 'reference-1' },
      }),
    }),
  ],
}
