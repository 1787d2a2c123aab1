import { readConfig } from '../../kernel/config'
import { runProcess } from '../../run-process'
import { createTestDatabase } from './new-database'

// A platform as `main.ts` starts it, in memory, over a copy of tables that were filled once: what it begins with is the same, and half of the
// work of a start is not done again by every test that wants a platform of its own.
await runProcess(async () => {
  const config = readConfig(process.env)
  return { ...config, database: (await createTestDatabase('seeded')).choice }
})
