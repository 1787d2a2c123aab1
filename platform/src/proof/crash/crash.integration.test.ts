import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isNotNull, sql } from 'drizzle-orm'
import { seededRandom } from '../../../data/seeded-random'
import { openDatabase } from '../../kernel/db/database'
import { orders, transactions } from '../../kernel/db/schema'
import { cardCharges } from '../../providers/card/stand-in/card.tables'
import { SEED } from '../fuzz/effort'
import { createApi } from '../world/api'
import { brokenInvariants } from '../world/invariants'
import { TUESDAY_18_00 } from '../world/start-test-platform'
import { createTestDatabase } from '../world/new-database'
import { CALLS_EACH, checkOut } from './check-out'
import { createPatientApi } from './patient-client'
import { startProcess, type PlatformProcess } from './platform-process'

const isWhole = process.env['PROOF'] !== undefined
const isServer = process.env['DATABASE_URL'] !== undefined
/** The embedded database has one process; on a server two share the work. */
const PLAN = isServer
  ? { processes: 2, customers: isWhole ? 500 : 30, kills: isWhole ? 12 : 2 }
  : { processes: 1, customers: 12, kills: 2 }
const SLOT_CAPACITY = 40
/** The kitchen turns down every so-manieth order, and its money has to go back. */
const TURNED_DOWN_EVERY = 3

jest.setTimeout(3_600_000)

/** Where the tables are, how a process of its own gets there, and how to look at them when all have gone. */
const placeForTables = async () => {
  if (isServer) {
    const { choice, env, drop } = await createTestDatabase('seeded')
    return { environment: env, choice, drop }
  }
  const parent = mkdtempSync(join(tmpdir(), 'galo-crash-'))
  const folder = join(parent, 'platform')
  return {
    environment: { GALO_DATA: folder },
    choice: { kind: 'embedded', folder } as const,
    drop: async () => rmSync(parent, { recursive: true, force: true }),
  }
}

describe('Platforms that are killed while people pay', () => {
  it('lose no settled payment and double none', async () => {
    const { environment, choice, drop } = await placeForTables()
    // The kitchen answers nothing of its own accord, so that every order can be turned down.
    const settings = {
      ...environment,
      SLOT_CAPACITY: String(SLOT_CAPACITY),
      GUEST_TOKEN_LIFE_S: '86400',
      KITCHEN_CONFIRM_AFTER_S: '86400',
    }
    const processes: PlatformProcess[] = []
    try {
      for (let count = 0; count < PLAN.processes; count++) processes.push(await startProcess(settings))
      const urls = processes.map(({ url }) => url)
      // Told by the console, the time outlives the process that was told.
      for (const url of urls) await createApi(url).post('/console/api/clock', { now: TUESDAY_18_00 })

      const calls = PLAN.customers * CALLS_EACH
      const chance = seededRandom(`kills of ${SEED}`)
      const moments = Array.from({ length: PLAN.kills }, () => 1 + Math.floor(chance() * calls * 0.95)).sort(
        (one, other) => one - other,
      )
      const restarts: Promise<void>[] = []
      const isUp = new Set(processes)
      let answered = 0
      let lost = 0
      // Killed on the answer to somebody else's call, so there is always work under way; who has been up longest goes first.
      const onAnswer = (isLost: boolean): void => {
        if (isLost) lost++
        else answered++
        const [victim] = isUp
        if (isLost || victim === undefined || answered < (moments[restarts.length] ?? Infinity)) return
        isUp.delete(victim)
        restarts.push(victim.killAndRestart().then(() => void isUp.add(victim)))
      }
      const customers = await Promise.all(
        Array.from({ length: PLAN.customers }, (_, index) =>
          checkOut(urls, TUESDAY_18_00, onAnswer, seededRandom(`customer ${index} of ${SEED}`)),
        ),
      )
      await Promise.all(restarts)
      expect(restarts.length).toBeGreaterThan(0)

      // Killed while money is owed: before the provider was asked, after it gave the money back, or between that and our writing it down.
      const turnedDown = customers.filter((_, index) => index % TURNED_DOWN_EVERY === 0)
      const counter = createPatientApi(urls, null, () => {}, chance)
      const refusing = turnedDown.map(({ orderId }) =>
        counter.until((api) => api.post(`/console/api/orders/${orderId}/reject`, {})),
      )
      await Promise.race(refusing)
      await processes[0]?.killAndRestart()
      const refused = await Promise.all(refusing)
      // "It is final": refused by the try whose answer was lost.
      expect(refused.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
      await processes[0]?.killAndRestart()
      await Promise.all(processes.map(({ url }) => createApi(url).post('/console/api/clock', { advance: '1 min' })))
      await Promise.all(processes.splice(0).map((each) => each.stop()))

      const { whole: db, close } = await openDatabase(choice, async () => {})
      const made = await db.select({ id: orders.id, basketId: orders.basketId }).from(orders)
      expect(made.map(({ id, basketId }) => `${basketId} ${id}`).sort()).toEqual(
        customers.map(({ basketId, orderId }) => `${basketId} ${orderId}`).sort(),
      )
      const [charged] = await db
        .select({ baskets: sql<number>`count(distinct basket_id)::int`, times: sql<number>`count(*)::int` })
        .from(cardCharges)
      expect(charged).toEqual({ baskets: PLAN.customers, times: PLAN.customers })
      const [returned] = await db
        .select({ times: sql<number>`count(*)::int` })
        .from(cardCharges)
        .where(isNotNull(cardCharges.refundedAt))
      expect(returned).toEqual({ times: turnedDown.length })
      expect(await db.select().from(transactions).where(isNotNull(transactions.refundDueAt))).toEqual([])
      expect(await brokenInvariants(db, SLOT_CAPACITY)).toEqual([])
      await close()
      console.info(
        `${PLAN.customers} checkouts over ${PLAN.processes} process(es), GALO_SEED=${SEED}, ${restarts.length} killed on the way: ` +
          `${made.length} orders, ${charged?.times} charges, ${returned?.times} given back, ${answered} answers, ${lost} never came and were asked for again`,
      )
    } finally {
      await Promise.all(processes.map((each) => each.stop()))
      await drop()
    }
  })
})
