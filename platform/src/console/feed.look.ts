import { entriesAfter, latestEntryId } from '../modules/collector/collector.store'
import { entriesOnWire } from '../modules/collector/logs.wire'
import type { Platform } from '../kernel/platform'
import { listFaults } from '../modules/faults/faults.store'
import { faultsOnWire } from '../modules/faults/faults.wire'
import { listFlags } from '../modules/flags/flags.store'
import { flagsOnWire } from '../modules/flags/flags.wire'
import { scenarioForNext } from '../modules/simulation/scenario.store'
import { stageOf } from './board.rules'
import { boardBriefs, onTheBoard } from './board.store'
import { tradingToday } from './restaurants.console'
import { stockDigests } from './stock.console'

/** More lines than these in half a second nobody reads; the console asks for the page when somebody looks. */
const MOST_NEW_ENTRIES = 50

/** Everything a console shows, as it stands; `before` says which log lines are news. */
export const lookAround = async (
  { db, config }: Pick<Platform, 'db' | 'config'>,
  now: Date,
  before: { readonly lastEntryId: number } | null,
) => {
  const entries = before === null ? [] : await entriesAfter(db, before.lastEntryId, MOST_NEW_ENTRIES)
  return {
    offsetMs: now.getTime() - Date.now(),
    orders: new Map(
      (await boardBriefs(db, now)).map((row) => [
        row.id,
        `${JSON.stringify(row)} ${stageOf({ ...row, delivery: onTheBoard(row) }, row.prepTimeMins, now)}`,
      ]),
    ),
    scenario: await scenarioForNext(db),
    faults: faultsOnWire(await listFaults(db)),
    flags: flagsOnWire(await listFlags(db)),
    restaurants: await tradingToday(db, now, config),
    stock: await stockDigests(db),
    entries: entriesOnWire(entries),
    lastEntryId: before === null ? await latestEntryId(db) : (entries.at(-1)?.id ?? before.lastEntryId),
  }
}

export type Seen = Awaited<ReturnType<typeof lookAround>>
