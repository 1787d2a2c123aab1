import type { TransactionAsked } from '@galo/contracts/payment'
import { Refusal } from '../../kernel/http/refusal'
import type { Payer } from '../../providers/card/port'
import type { WalletPlatform } from './wallet.accounts'
import { findAccount, setUsualCard } from './wallet.store'

type Wanted = Pick<TransactionAsked, 'walletPaymentMethodId' | 'saveCard'>

const notTheirs = (): Refusal =>
  new Refusal(409, 'SAVED_CARD_GONE', 'walletPaymentMethodId: not a card that this customer keeps')

/**
 * Who pays, as the provider knows them. A saved card is refused unless it is this very customer's, whatever id was sent; what is said
 * nothing of stays as it `was`.
 */
export const payerOf = async (
  { db, cards }: Pick<WalletPlatform, 'db' | 'cards'>,
  customerId: string,
  { walletPaymentMethodId: cardId, saveCard }: Wanted,
  was: Payer,
): Promise<Payer> => {
  const account = await findAccount(db, customerId)
  if (account === undefined) {
    if (cardId != null) throw notTheirs()
    return was
  }
  const { id, providerCustomerId } = account
  if (cardId != null) {
    if ((await cards.keptCard(providerCustomerId, cardId)) === undefined) throw notTheirs()
    await setUsualCard(db, id, cardId)
  } else if (saveCard === true) {
    // The one that is about to be kept is the latest, and offered first.
    await setUsualCard(db, id, null)
  }
  return { customerId: providerCustomerId, keepsCard: saveCard ?? was.keepsCard }
}

export const isSamePayer = (a: Payer, b: Payer): boolean => a.customerId === b.customerId && a.keepsCard === b.keepsCard
