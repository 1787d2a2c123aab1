import { randomUUID } from 'node:crypto'
import type { RequestOf } from '@galo/contracts/call'
import type { openWalletAccount, SavedCard } from '@galo/contracts/wallet'
import { forEachDue } from '../../kernel/db/each-due'
import { notFound } from '../../kernel/http/refusal'
import type { Platform } from '../../kernel/platform'
import type { CardProvider } from '../../providers/card/port'
import { sameCards, savedCards } from './saved-cards.rules'
import {
  deleteAccount,
  findAccount,
  insertAccount,
  keepProviderCustomer,
  ownerlessAfter,
  readAccount,
} from './wallet.store'

export type WalletPlatform = Pick<Platform, 'db' | 'clock'> & { readonly cards: CardProvider }

/**
 * Opens a customer's account here and at the provider, who learns nothing of them but the account's own id. Written down first and asked for
 * under that id, so that an answer that was lost is had by asking again (0117).
 */
export const openAccount = async (
  { db, clock, cards }: WalletPlatform,
  customerId: string,
  { accountProvider: provider, countryCode, name }: RequestOf<typeof openWalletAccount>,
): Promise<string> => {
  const names = { givenName: name.given, familyName: name.family }
  const fresh = { id: randomUUID(), customerId, provider, countryCode, ...names, createdAt: clock.now() }
  const { id, providerCustomerId } = await insertAccount(db, fresh)
  if (providerCustomerId === null)
    await keepProviderCustomer(db, id, await cards.createCustomer({ walletAccountId: id }, `${id}-create`))
  return id
}

/** None for who has no account. */
export const cardsOf = async (
  { db, clock, cards }: WalletPlatform,
  customerId: string,
): Promise<readonly SavedCard[]> => {
  const account = await findAccount(db, customerId)
  if (account === undefined) return []
  return savedCards(await cards.keptCards(account.providerCustomerId), account.usualCardId, clock.now())
}

/** Removes a card of theirs, with its copies. Anybody else's is not found: whose it is, is asked of the provider. */
export const removeCard = async ({ db, cards }: WalletPlatform, customerId: string, cardId: string): Promise<void> => {
  const account = await findAccount(db, customerId)
  const kept = account === undefined ? [] : await cards.keptCards(account.providerCustomerId)
  const card = kept.find(({ id }) => id === cardId)
  if (card === undefined) throw notFound('Card')
  for (const { id } of sameCards(kept, card)) await cards.forgetCard(id)
}

/** Who has no account with us any more keeps no card at the provider. Safe with several processes, and after one that ended half-way. */
export const stepOwnerlessWallets = ({ db, cards }: Pick<WalletPlatform, 'db' | 'cards'>): Promise<void> =>
  forEachDue(
    (after, most) => ownerlessAfter(db, after, most),
    async ({ id }) => {
      const account = await readAccount(db, id)
      if (account?.customerId !== null) return
      // Asked for and never heard of: the same key brings the same one, which is then forgotten.
      const known = account.providerCustomerId ?? (await cards.createCustomer({ walletAccountId: id }, `${id}-create`))
      await cards.forgetCustomer(known)
      await deleteAccount(db, id)
    },
    'wallet account',
  )
