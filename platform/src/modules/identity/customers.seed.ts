import { eq } from 'drizzle-orm'
import { customers } from '../../../data'
import * as tables from '../../kernel/db/schema'
import { seedStep } from '../../kernel/db/seed.step'
import { hashPassword } from './password'

/** People to sign in as. Not for production: everybody knows their password, and so one hash of it does for all. */
export const customersStep = () =>
  seedStep({
    name: 'customers',
    // Nobody has to confirm an address that leads nowhere.
    content: { customers: customers.map((person) => ({ ...person, isEmailVerified: true })) },
    write: async (tx, rows) => {
      const hashes = new Map<string, string>()
      for (const { password } of rows.customers)
        if (!hashes.has(password)) hashes.set(password, await hashPassword(password))
      const now = new Date()
      for (const { password, isEmailVerified, ...person } of rows.customers) {
        const [namesake] = await tx.select().from(tables.customers).where(eq(tables.customers.email, person.email))
        // Somebody registered with this e-mail before: it is theirs.
        if (namesake !== undefined && namesake.id !== person.id) continue
        const row = {
          ...person,
          passwordHash: hashes.get(password) ?? '',
          updatedAt: now,
          ...(isEmailVerified && { emailVerifiedAt: now }),
        }
        await tx
          .insert(tables.customers)
          .values({ ...row, createdAt: now })
          .onConflictDoUpdate({ target: tables.customers.id, set: row })
      }
    },
  })
