import type { RequestOf } from '@galo/contracts/call'
import type { keepFoodProfile as keepCall, KeptFoodProfile } from '@galo/contracts/profile'
import { eq } from 'drizzle-orm'
import type { Db } from '../../kernel/db/database'
import { customerFoodProfiles, customers } from '../../kernel/db/schema'
import { notFound } from '../../kernel/http/refusal'

const NOTHING: KeptFoodProfile = { avoid: [], diets: [], hideTraces: true, agreedAt: null }

/** What the account keeps (X09): nothing, unless its customer has said so. */
export const readFoodProfile = async (db: Db, customerId: string): Promise<KeptFoodProfile> => {
  const [row] = await db.select().from(customerFoodProfiles).where(eq(customerFoodProfiles.customerId, customerId))
  if (row === undefined) return NOTHING
  const { avoid, diets, hideTraces, agreedAt } = row
  return { avoid: [...avoid], diets: [...diets], hideTraces, agreedAt: agreedAt.toISOString() }
}

/** The last word counts, from whichever device; when they first agreed stays. */
export const keepFoodProfile = (
  db: Db,
  customerId: string,
  profile: RequestOf<typeof keepCall>,
  now: Date,
): Promise<KeptFoodProfile> =>
  db.transaction(async (tx) => {
    const customer = await tx
      .select({ id: customers.id })
      .from(customers)
      .where(eq(customers.id, customerId))
      .for('key share')
    if (customer.length === 0) throw notFound('Customer')
    const said = { ...profile, updatedAt: now }
    await tx
      .insert(customerFoodProfiles)
      .values({ ...said, customerId, agreedAt: now })
      .onConflictDoUpdate({ target: customerFoodProfiles.customerId, set: said })
    return readFoodProfile(tx, customerId)
  })

export const forgetFoodProfile = async (db: Db, customerId: string): Promise<KeptFoodProfile> => {
  await db.delete(customerFoodProfiles).where(eq(customerFoodProfiles.customerId, customerId))
  return NOTHING
}
