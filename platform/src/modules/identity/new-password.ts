import { eq } from 'drizzle-orm'
import { customers } from '../../kernel/db/schema'
import type { IdentityPlatform } from '../../providers/identity/port'
import { confirmEmail } from './confirm-email'
import { useUpLink, type GoodLink } from './account-links.store'
import { forgetAttempts } from './attempts.store'
import { emailKey } from './customers.store'
import { hashPassword } from './password'

/**
 * Sets the password a link is good for, once, and ends every sign-in of the account: whoever had the old one is out. Whether it happened;
 * `false` when the link was used in the meantime.
 */
export const setNewPassword = async (
  { db, clock, signIns }: IdentityPlatform,
  { customerId, email }: GoodLink,
  { token, password, address }: { readonly token: string; readonly password: string; readonly address: string },
): Promise<boolean> => {
  const passwordHash = await hashPassword(password)
  return db.transaction(async (tx) => {
    const now = clock.now()
    if (!(await useUpLink(tx, 'new-password', token, now))) return false
    await tx.update(customers).set({ passwordHash, updatedAt: now }).where(eq(customers.id, customerId))
    // They have read a letter to it.
    await confirmEmail(tx, customerId, now)
    await signIns.end(tx, customerId)
    // Who has just tried old ones in vain does not have to wait with the new one.
    await forgetAttempts(tx, 'place', `${emailKey(email)} ${address}`)
    return true
  })
}
