import { eq } from 'drizzle-orm'
import type { Db } from '../../kernel/db/database'
import { customers } from '../../kernel/db/schema'
import type { CustomerRow } from '../identity'

export type ProfileChanges = Partial<Pick<CustomerRow, 'givenName' | 'familyName' | 'mobileNumber' | 'addresses'>>

export const updateProfile = async (
  db: Db,
  id: string,
  changes: ProfileChanges,
  now: Date,
): Promise<CustomerRow | undefined> => {
  const [row] = await db
    .update(customers)
    .set({ ...changes, updatedAt: now })
    .where(eq(customers.id, id))
    .returning()
  return row
}

/** What the profile shows (C03): never the password's hash. */
export const toProfile = ({
  id,
  givenName,
  familyName,
  mobileNumber,
  email,
  loyaltyId,
  addresses,
  jobs,
}: CustomerRow) => ({ id, givenName, familyName, mobileNumber, email, loyaltyId, addresses, jobs })
