import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '../../kernel/db/database'
import { customers } from '../../kernel/db/schema'

export type CustomerRow = typeof customers.$inferSelect

/** One letter box, one account, however it is written. */
export const emailKey = (typed: string): string => typed.trim().toLowerCase()

export const findCustomer = async (db: Db, id: string): Promise<CustomerRow | undefined> => {
  const [row] = await db.select().from(customers).where(eq(customers.id, id))
  return row
}

export const findCustomerByEmail = async (db: Db, email: string): Promise<CustomerRow | undefined> => {
  const [row] = await db
    .select()
    .from(customers)
    .where(eq(customers.email, emailKey(email)))
  return row
}

type NewCustomer = Pick<CustomerRow, 'email' | 'passwordHash' | 'givenName' | 'familyName' | 'market'>

/** No password opens it: whoever reads its letters chooses the first one. */
export const NO_PASSWORD = ''

/** Where the number of their card is kept, for their profile. */
export const nameCard = async (tx: Db, id: string, loyaltyId: string): Promise<void> => {
  await tx.update(customers).set({ loyaltyId }).where(eq(customers.id, id))
}

/** The new customer's id; `null` when that e-mail has an account already, also when it got it this very moment. */
export const createCustomer = async (db: Db, person: NewCustomer, now: Date): Promise<string | null> => {
  const [row] = await db
    .insert(customers)
    .values({
      ...person,
      id: randomUUID(),
      email: emailKey(person.email),
      emailVerifiedAt: null,
      mobileNumber: null,
      loyaltyId: null,
      addresses: [],
      jobs: [],
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing({ target: customers.email })
    .returning({ id: customers.id })
  return row?.id ?? null
}
