import { eq } from 'drizzle-orm'
import { discountsStep } from '../modules/discounts'
import { loyaltyStep } from '../modules/loyalty'
import { catalogueStep } from '../modules/menu'
import { customersStep } from '../modules/identity'
import { placesStep } from '../modules/localities'
import { flagsStep } from '../modules/flags'
import type { Db } from '../kernel/db/database'
import { seedMarks } from '../kernel/db/schema'
import { contentHashOf, type SeedStep } from '../kernel/db/seed.step'

/** People whose passwords everybody knows, and what is theirs: never in production. */
const peopleSteps = (): readonly SeedStep[] => [customersStep(), loyaltyStep(), discountsStep()]

/** Everything the platform starts with, in the order it is written: later steps may refer to earlier ones. Add yours at the end. */
export const seedSteps = (withPeople = true): readonly SeedStep[] => [
  catalogueStep(),
  placesStep(),
  flagsStep(),
  ...(withPeople ? peopleSteps() : []),
]

/** Writes one step and its mark, both or neither. */
export const writeStep = (db: Db, step: SeedStep): Promise<void> =>
  db.transaction(async (tx) => {
    await step.write(tx)
    const entry = { name: step.name, contentHash: contentHashOf(step), seededAt: new Date() }
    await tx.insert(seedMarks).values(entry).onConflictDoUpdate({ target: seedMarks.name, set: entry })
  })

/**
 * Writes each step whose content differs from what was written last; otherwise does nothing, so what was changed by hand stays.
 * Baskets, payments and orders are never touched.
 */
export const seed = async (db: Db, withPeople = true): Promise<void> => {
  for (const step of seedSteps(withPeople)) {
    const [mark] = await db.select().from(seedMarks).where(eq(seedMarks.name, step.name))
    if (mark?.contentHash !== contentHashOf(step)) await writeStep(db, step)
  }
}
