import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import type { Db } from '../../kernel/db/database'
import { walletAccounts } from '../../kernel/db/schema'

type AccountRow = typeof walletAccounts.$inferSelect

/** The one provider there is (I07). */
export const PROVIDER = 'stripe'

/** A customer whom the provider knows as well. */
export interface WalletAccount {
  readonly id: string
  readonly providerCustomerId: string
  readonly usualCardId: string | null
}

const find = async (db: Db, customerId: string): Promise<AccountRow | undefined> => {
  const ofThem = and(eq(walletAccounts.customerId, customerId), eq(walletAccounts.provider, PROVIDER))
  const [row] = await db.select().from(walletAccounts).where(ofThem)
  return row
}

/** Undefined for guests, who have none, and for who never wanted a card kept. */
export const findAccount = async (db: Db, customerId: string): Promise<WalletAccount | undefined> => {
  const row = await find(db, customerId)
  if (row === undefined || row.providerCustomerId === null) return undefined
  return { id: row.id, providerCustomerId: row.providerCustomerId, usualCardId: row.usualCardId }
}

/** The same account however often and from however many tabs it is asked for: the index lets only one be. */
export const insertAccount = async (
  db: Db,
  row: typeof walletAccounts.$inferInsert & { readonly customerId: string },
): Promise<AccountRow> => {
  await db.insert(walletAccounts).values(row).onConflictDoNothing()
  const account = await find(db, row.customerId)
  if (account === undefined) throw new Error('The wallet account has gone while it was opened')
  return account
}

/** The first name counts: whoever asked at the same moment got the same one. */
export const keepProviderCustomer = async (db: Db, id: string, providerCustomerId: string): Promise<void> => {
  const isNew = and(eq(walletAccounts.id, id), isNull(walletAccounts.providerCustomerId))
  await db.update(walletAccounts).set({ providerCustomerId }).where(isNew)
}

export const setUsualCard = async (db: Db, id: string, usualCardId: string | null): Promise<void> => {
  await db.update(walletAccounts).set({ usualCardId }).where(eq(walletAccounts.id, id))
}

/** Accounts whose customer is gone, by their ids. */
export const ownerlessAfter = (db: Db, after: string, most: number): Promise<{ id: string }[]> =>
  db
    .select({ id: walletAccounts.id })
    .from(walletAccounts)
    .where(and(isNull(walletAccounts.customerId), gt(walletAccounts.id, after)))
    .orderBy(asc(walletAccounts.id))
    .limit(most)

export const readAccount = async (db: Db, id: string): Promise<AccountRow | undefined> => {
  const [row] = await db.select().from(walletAccounts).where(eq(walletAccounts.id, id))
  return row
}

export const deleteAccount = async (db: Db, id: string): Promise<void> => {
  await db.delete(walletAccounts).where(eq(walletAccounts.id, id))
}
