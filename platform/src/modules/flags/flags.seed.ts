import { flags } from '../../../data/flags'
import * as tables from '../../kernel/db/schema'
import { seedStep } from '../../kernel/db/seed.step'

/** What is switched by hand stays, until the seed itself has something new to say about flags. */
export const flagsStep = () =>
  seedStep({
    name: 'flags',
    content: { flags: [...flags] },
    write: async (tx, rows) => {
      for (const flag of rows.flags) {
        const row = { ...flag, changedAt: new Date() }
        await tx.insert(tables.flags).values(row).onConflictDoUpdate({ target: tables.flags.key, set: row })
      }
    },
  })
