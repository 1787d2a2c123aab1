import { entriesAfter, entriesOnWire, latestEntryId } from '../modules/collector'
import { faultsOnWire, listFaults } from '../modules/faults'
import { flagsOnWire, listFlags } from '../modules/flags'
import { scenarioForNext } from '../modules/simulation'
import type { Platform } from '../kernel/platform'
import { stageOf } from './board.rules'
import { boardBriefs, onTheBoard } from './board.store'
import { tradingToday } from './restaurants.console'
import { stockDigests } from './stock.console'

/** More lines than these in half a second nobody reads; the console asks for the page when somebody looks. */
const MOST_NEW_ENTRIES = 50

/** Everything a console shows, as it stands; `before` says which log lines are news. */
export const readSnapshot = async (
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

export type ConsoleSnapshot = Awaited<ReturnType<typeof readSnapshot>>
