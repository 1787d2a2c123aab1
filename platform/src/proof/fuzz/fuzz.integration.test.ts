import fc from 'fast-check'
import { ask } from '../world/ask'
import { brokenInvariants } from '../world/invariants'
import { heldMiB } from '../world/memory'
import { runTestPlatform } from '../world/start-test-platform'
import { requestsOf, SEED } from './effort'
import { onceMore, openRequestPool } from './request-pool'
import { mutation } from './hostile'
import { mutate } from './mutate'
import { describeRequest, wrongWith } from './verdict'

const REQUESTS = requestsOf({ slice: 600, all: 50_000 })
const CLIENTS = 8
/** One in so many rounds somebody orders a meal in between. */
const JOURNEY_EVERY = 25
/** Far more than any answer takes, even on a machine that is busy with other things: longer is a hang. */
const DEADLINE_MS = 30_000
const SLOT_CAPACITY = 60
/** How much more may be held at the end than after the first part, when everything has been warm for long. */
const GROWTH_MIB = 48

jest.setTimeout(4 * 3_600_000)

const platform = runTestPlatform({ SLOT_CAPACITY: String(SLOT_CAPACITY), GUEST_TOKEN_LIFE_S: '86400' })

describe('The fuzzer', () => {
  it('sees no defect, no hang, no growth and no law of the till broken, whatever it sends', async () => {
    const { url, db, database } = platform
    const pool = await openRequestPool(platform)
    const rounds = Math.ceil(REQUESTS / CLIENTS)
    const answered: Record<string, number> = {}
    const began = Date.now()
    let held = 0
    let round = 0
    let ordered = 0

    await fc.assert(
      fc.asyncProperty(fc.array(mutation, { minLength: CLIENTS, maxLength: CLIENTS }), async (batch) => {
        round++
        if (round === Math.ceil(rounds / 4)) held = heldMiB()
        const mutated = batch.map((how) => mutate(pool.requests, how))
        const journeys = round % JOURNEY_EVERY === 0 ? [onceMore(pool.journey)] : []
        await Promise.all([
          ...mutated.map(async (sent) => {
            const heard = await onceMore(() => ask(url, sent, DEADLINE_MS)).catch((error: unknown) => {
              throw new Error(`no answer: ${String(error)}\n${describeRequest(sent)}`)
            })
            const wrong = wrongWith(heard)
            if (wrong !== null) throw new Error(`${wrong}: ${heard.text.slice(0, 300)}\n${describeRequest(sent)}`)
            answered[heard.status] = (answered[heard.status] ?? 0) + 1
          }),
          pool.renew(),
          ...journeys,
        ])
        for (const ids of await Promise.all(journeys)) {
          expect(new Set(ids).size).toBe(1)
          ordered++
        }
      }),
      // A smaller example does not exist: what was sent before is part of it. The seed brings all of it back.
      { numRuns: rounds, seed: SEED, endOnFailure: true },
    )

    const grown = heldMiB() - held
    expect(grown).toBeLessThan(GROWTH_MIB)
    expect(await brokenInvariants(db, SLOT_CAPACITY)).toEqual([])
    const seconds = Math.round((Date.now() - began) / 1000)
    console.info(
      `${rounds * CLIENTS} spoiled requests on ${database} in ${seconds} s, GALO_SEED=${SEED}: ${JSON.stringify(answered)}, ` +
        `${ordered} orders made in between, ${grown.toFixed(1)} MiB more held than after the first quarter`,
    )
    // Both kinds of answers, or it was no test of anything.
    expect(answered[200]).toBeGreaterThan(0)
    expect(answered[400]).toBeGreaterThan(0)
  })
})
