import { eq } from 'drizzle-orm'
import type { Db } from '../../kernel/db/database'
import { simulationSettings } from '../../kernel/db/schema'
import type { ScenarioName } from './scenarios'

const ONLY_ROW = 1

/** How the next orders will go. Kept in the database, so that every process gives them the same. */
export const scenarioForNext = async (db: Db): Promise<string> => {
  const [row] = await db.select().from(simulationSettings).where(eq(simulationSettings.id, ONLY_ROW))
  return row?.scenario ?? ('default' satisfies ScenarioName)
}

export const chooseForNext = async (db: Db, scenario: ScenarioName): Promise<void> => {
  await db
    .insert(simulationSettings)
    .values({ id: ONLY_ROW, scenario })
    .onConflictDoUpdate({ target: simulationSettings.id, set: { scenario } })
}
