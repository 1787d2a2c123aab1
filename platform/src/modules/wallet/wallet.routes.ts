import { listSavedCards, openWalletAccount, removeSavedCard } from '@galo/contracts/wallet'
import { createArea } from '../../kernel/http/answering'
import { Refusal } from '../../kernel/http/refusal'
import type { Platform } from '../../kernel/platform'
import { findCustomer } from '../identity'
import { cardsOf, openAccount, removeCard, type WalletPlatform } from './wallet.accounts'

/** Where a customer's saved cards live (I07). Guests pay without. */
export const walletRoutes = (platform: Platform & WalletPlatform) => {
  const { routes, answer } = createArea(platform, 'flat')

  answer(openWalletAccount, async ({ session: { sub }, body }) => {
    if ((await findCustomer(platform.db, sub)) === undefined)
      throw new Refusal(401, 'UNAUTHORISED', 'A valid session is needed')
    return { id: await openAccount(platform, sub, body) }
  })

  answer(listSavedCards, async ({ session: { sub } }) => ({ cards: await cardsOf(platform, sub) }))

  answer(removeSavedCard, async ({ session: { sub }, params: { id } }) => {
    await removeCard(platform, sub, id)
    return { cards: await cardsOf(platform, sub) }
  })
  return routes
}
