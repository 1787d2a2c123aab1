import { expect } from '../fixtures'
import { PLACES } from '../fixtures/journey'
import { inTheProofUnless } from '../fixtures/fair-slice'
import { hearAloud } from '../fixtures/heard-aloud'
import { putBack } from '../fixtures/operator'
import { test } from '../fixtures/own-site-test'
import { keepPictures } from '../fixtures/pictures'
import { expectStage } from '../fixtures/read-stage'
import { PLAYED, type PlayedStage } from '../fixtures/scenario-stages'
import { watchOrder, type WatchedOrder } from '../fixtures/watched-order'

/** What a fair slice plays: all the stages of two tries, and an end of each kind. */
const SLICE = ['DELIVERY redelivery-succeeds', 'DELIVERY cancelled', 'COLLECTION default', 'AT_TABLE kitchen-rejects']
/** Nobody is shown these: to a customer the order has been sent, and the second try not yet begun. */
const UNSEEN = ['placed', 'confirmed UNSTARTED', 'confirmed SENT_TO_DELIVERY_PARTNER']
const MINUTE_MS = 60_000

const comesTo = async (order: WatchedOrder, { stage, afterMin }: PlayedStage): Promise<string | null> => {
  if (afterMin !== null) {
    await order.pass(afterMin * MINUTE_MS)
    return null
  }
  if (stage.state === 'placed') return null
  for (;;) {
    const at = await order.untilSomethingHappens()
    const state = await order.state()
    if (UNSEEN.includes(state)) continue
    expect(state).toBe(stage.state)
    return at
  }
}

/** When the step of a stage was reached at first, of a second try anew: that is what the step says from then on, a rider nearby being still on the way. */
const firstReached = () => {
  const times = new Map<string, string>()
  return ({ name, stage: { step } }: PlayedStage, at: string | null): string | null => {
    if (at === null || step === null) return null
    const key = `${step}${/again$/.test(name) ? ' again' : ''}`
    const first = times.get(key) ?? at
    times.set(key, first)
    return first
  }
}

/** Which of the stages was told by each text, in the order they were told. */
const stagesTold = (heard: readonly string[], stages: readonly PlayedStage[]): readonly string[] =>
  heard
    .map((text) => stages.find(({ stage }) => stage.said.test(text))?.name)
    .filter((name, index, all) => name !== undefined && name !== all[index - 1])
    .map(String)

test.describe.configure({ mode: 'default', timeout: 180_000 })
test.beforeEach(({ request, site, market, complaints }) => {
  // Time passes for the platform first: a call that is on its way just then has a token that has ended meanwhile, and is sent again with another.
  complaints.expectAny(/401 .*\/direct-orders\//)
  // A rider is asked after, and taken off meanwhile.
  complaints.expectAny(/404 .*\/direct-orders\/orders\/[\w-]+\/rider\)$/)
  return putBack(request, site, PLACES[market].id, 'item-half-chicken')
})

test('Every scenario there is has been thought of for a delivery', async ({ request, site }) => {
  const answer = await request.get(`${site.platform}/console/api/scenario`)
  const { scenarios } = (await answer.json()) as { readonly scenarios: readonly { readonly name: string }[] }
  const played = PLAYED.filter(({ fulfilment }) => fulfilment === 'DELIVERY').map(({ scenario }) => scenario)
  expect(played.toSorted()).toEqual(scenarios.map(({ name }) => name).toSorted())
})

test.describe('The page of an order tells every stage as it comes, by itself and in order', () => {
  for (const { fulfilment, scenario, stages } of PLAYED) {
    const name = `${fulfilment} ${scenario}`
    test(name, inTheProofUnless(SLICE.includes(name)), async ({ page, site, market, request, expectAccessible }) => {
      const heard = await hearAloud(page)
      const order = await watchOrder({ page, request, site, market, fulfilment })
      const reachedAt = firstReached()
      for (const [index, played] of stages.entries()) {
        const at = await comesTo(order, played)
        // Of the ways to have the food, a delivery alone says when its steps were reached.
        await expectStage(page, played.stage, fulfilment === 'DELIVERY' ? reachedAt(played, at) : null)
        await expectAccessible()
        await keepPictures(page, 'order-scenarios', `${market} ${name} ${index + 1} ${played.name}`)
        if (index === 0) await order.play(scenario)
      }
      expect(stagesTold(heard, stages), 'what was read aloud').toEqual(stages.map(({ name: each }) => each))
    })
  }
})
