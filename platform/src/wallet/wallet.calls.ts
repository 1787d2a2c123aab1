import { paths, walletAccountAnswerSchema } from '@galo/contracts'
import type { ApiArea } from '../http/api-call'
import { walletAccountSchema } from './wallet.routes'

export const walletArea: ApiArea = {
  id: 'wallet',
  title: 'Wallet',
  about: 'Where a customer’s saved cards live.',
  calls: [
    {
      name: 'Open a wallet account',
      method: 'POST',
      path: paths.wallet.accounts,
      about: 'One for each customer and provider: asking again answers the same id.',
      rows: ['I07'],
      bearer: 'customer',
      errors: 'flat',
      request: walletAccountSchema,
      answer: { status: 200, schema: walletAccountAnswerSchema },
      refusals: [{ status: 403, code: 'CUSTOMERS_ONLY', when: 'a guest asks' }],
      good: async (world) => ({
        token: (await world.customer('UK', 4)).session,
        body: { accountProvider: 'stripe', countryCode: 'GB', name: { given: 'Ewan', family: 'Sinclair' } },
      }),
    },
  ],
}
