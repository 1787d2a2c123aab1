import { z } from 'zod'
import { confirmSchema, methodSchema } from '../../../providers/card/stand-in/card.routes'
import { cardNumbered } from '../../world/api'
import type { World } from '../../world/world'
import type { ApiArea } from '../api-call'

const KEY = 'pk_test_galo'
const shared = { bearer: 'card-key', errors: 'provider', rows: ['I05'] } as const
const intentSchema = z.object({
  id: z.string(),
  object: z.literal('payment_intent'),
  amount: z.int(),
  currency: z.string(),
  status: z.string(),
  client_secret: z.string(),
})

const secretOf = async ({ me, payable }: World): Promise<string> => (await payable(me.api)).payment.stripe.clientSecret
const intentIdOf = (secret: string): string => secret.split('_secret_')[0] ?? ''

export const cardArea: ApiArea = {
  id: 'card',
  title: 'Card provider’s stand-in',
  about: 'The few calls that the card provider’s script makes, as the provider answers them.',
  calls: [
    {
      ...shared,
      name: 'Create a payment method',
      method: 'POST',
      path: '/stand-ins/card/v1/payment_methods',
      about: 'A card the provider would not even ask the bank about is refused with 402.',
      request: methodSchema,
      answer: { status: 200, schema: z.object({ id: z.string(), object: z.literal('payment_method') }) },
      refusals: [{ status: 402, code: 'incorrect_number', when: 'the number is not one of a card' }],
      good: () => ({ body: { key: KEY, card: cardNumbered() } }),
    },
    {
      ...shared,
      name: 'Get a payment intent',
      method: 'GET',
      path: '/stand-ins/card/v1/payment_intents/:id',
      about: 'For whoever has its client secret.',
      query: z.object({ key: z.string(), client_secret: z.string() }),
      answer: { status: 200, schema: intentSchema },
      refusals: [
        { status: 404, code: 'resource_missing', when: 'there is no such intent, or the secret is not its own' },
      ],
      good: async (world) => {
        const client_secret = await secretOf(world)
        return { params: { id: intentIdOf(client_secret) }, query: { key: KEY, client_secret } }
      },
    },
    {
      ...shared,
      name: 'Confirm a payment intent',
      method: 'POST',
      path: '/stand-ins/card/v1/payment_intents/:id/confirm',
      about: 'Takes the money, once. A decline is remembered, and another card may be tried.',
      request: confirmSchema,
      answer: { status: 200, schema: intentSchema },
      refusals: [
        { status: 400, code: 'payment_intent_unexpected_state', when: 'it has been paid or withdrawn' },
        { status: 402, code: 'card_declined', when: 'the bank says no; `decline_code` says why' },
        { status: 404, code: 'resource_missing', when: 'there is no such intent, or the secret is not its own' },
      ],
      good: async (world) => {
        const client_secret = await secretOf(world)
        return {
          params: { id: intentIdOf(client_secret) },
          body: { key: KEY, client_secret, payment_method_data: { card: cardNumbered(), billing_details: {} } },
        }
      },
    },
  ],
}
