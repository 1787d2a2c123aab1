import type { Db } from '../kernel/db/database'
import type { SeedStep } from '../kernel/db/seed.step'
import { seedSteps, writeStep } from './seed'

/** What was written, by name: `restaurants` → 62. */
type SeedCounts = Readonly<Record<string, number>>

const countsOf = ({ content }: SeedStep): SeedCounts =>
  Object.fromEntries(Object.entries(content).map(([name, rows]) => [name, rows.length]))

/**
 * Writes every step whatever was written last, so what was changed by hand (stock, names, balances) is as on the first day.
 * Baskets, payments and orders stay, and so does what people registered themselves.
 */
export const reseed = async (
  db: Db,
  withPeople: boolean,
  onStep: (name: string, counts: SeedCounts) => void = () => {},
): Promise<SeedCounts> => {
  let all: SeedCounts = {}
  for (const step of seedSteps(withPeople)) {
    await writeStep(db, step)
    const counts = countsOf(step)
    onStep(step.name, counts)
    all = { ...all, ...counts }
  }
  return all
}
