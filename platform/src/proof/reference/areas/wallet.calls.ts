import { openWalletAccount } from '@galo/contracts/wallet'
import type { ApiArea } from '../api-call'
import { describedCall } from '../described-call'

export const walletArea: ApiArea = {
  id: 'wallet',
  title: 'Wallet',
  about: 'Where a customer’s saved cards live.',
  calls: [
    describedCall(openWalletAccount, {
      title: 'Open a wallet account',
      when: { CUSTOMERS_ONLY: 'a guest asks' },
      good: async (world) => ({
        token: (await world.customer('UK', 4)).session,
        body: {
          accountProvider: 'stripe' as const,
          countryCode: 'GB' as const,
          name: { given: 'Ewan', family: 'Sinclair' },
        },
      }),
    }),
  ],
}
