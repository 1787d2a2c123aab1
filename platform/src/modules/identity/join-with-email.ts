import type { Db } from '../../kernel/db/database'
import type { SteppedPlatform } from '../../kernel/platform'
import {
  createCustomer,
  emailKey,
  findCustomerByEmail,
  nameCard,
  NO_PASSWORD,
  type CustomerRow,
} from './customers.store'
import { sendJoinedBeforeLetter, sendJoinedLetter } from './letters'

type Joining = Pick<CustomerRow, 'email' | 'givenName' | 'familyName' | 'market'>

/**
 * An account for somebody who only said their e-mail, with the card that `giveCard` makes for it; answers the card's number. An e-mail that has an account
 * gets no second one, and `null`. Either way a letter goes to it, which alone says which of the two it was.
 */
export const joinWithEmail = async (
  platform: Pick<SteppedPlatform, 'config' | 'origin'>,
  tx: Db,
  person: Joining,
  giveCard: (customerId: string) => Promise<string>,
  now: Date,
): Promise<string | null> => {
  const id = await createCustomer(tx, { ...person, passwordHash: NO_PASSWORD }, now)
  if (id === null) {
    const owner = await findCustomerByEmail(tx, person.email)
    if (owner !== undefined) await sendJoinedBeforeLetter(platform, tx, owner, now)
    return null
  }
  const cardNumber = await giveCard(id)
  await nameCard(tx, id, cardNumber)
  await sendJoinedLetter(platform, tx, { ...person, id, email: emailKey(person.email) }, now)
  return cardNumber
}
