import { createTransaction } from '@galo/contracts/payment'
import { listSavedCards, openWalletAccount, removeSavedCard } from '@galo/contracts/wallet'
import { confirmCard, granted, paymentRequest } from '../../world/api'
import type { World } from '../../world/world'
import type { ApiArea } from '../api-call'
import { describedCall } from '../described-call'

const account = {
  accountProvider: 'stripe' as const,
  countryCode: 'GB' as const,
  name: { given: 'Ewan', family: 'Sinclair' },
}
const ofOne = (world: World) => world.customer('UK', 4)

/** A card that was saved by paying with it. */
const aSavedCard = async (world: World) => {
  const { api, session } = await ofOne(world)
  granted(await api.post(openWalletAccount.path, account), 'open a wallet account')
  const basket = await world.built(api)
  const asked = { ...paymentRequest(basket), saveCard: true }
  const { body } = granted(
    await api.put(createTransaction.path, asked, { 'idempotency-key': `save-${basket.data.id}` }),
    'ask to pay',
  )
  granted(await confirmCard(api, body.stripe.clientSecret), 'pay')
  const { cards } = granted(await api.get(listSavedCards.path), 'list cards').body
  return { token: session, id: String(cards[0].paymentMethodId) }
}

export const walletArea: ApiArea = {
  id: 'wallet',
  title: 'Wallet',
  about: 'Where a customer’s saved cards live.',
  calls: [
    describedCall(openWalletAccount, {
      title: 'Open a wallet account',
      when: { CUSTOMERS_ONLY: 'a guest asks' },
      good: async (world) => ({ token: (await ofOne(world)).session, body: account }),
    }),
    describedCall(listSavedCards, {
      title: 'List saved cards',
      when: { CUSTOMERS_ONLY: 'a guest asks' },
      good: async (world) => ({ token: (await ofOne(world)).session }),
    }),
    describedCall(removeSavedCard, {
      title: 'Remove a saved card',
      when: { CUSTOMERS_ONLY: 'a guest asks', NOT_FOUND: 'it is no card that the bearer keeps' },
      good: async (world) => {
        const { token, id } = await aSavedCard(world)
        return { token, params: { id } }
      },
    }),
  ],
}
