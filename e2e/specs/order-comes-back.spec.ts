import { expect } from '../fixtures'
import { PLACES } from '../fixtures/journey'
import { DISTURBANCES, LONG_MS, type Disturbance } from '../fixtures/disturbances'
import { hearAloud } from '../fixtures/heard-aloud'
import { moveOrder, putBack } from '../fixtures/operator'
import { test } from '../fixtures/own-site-test'
import { watchOrder } from '../fixtures/watched-order'

const KINDS = Object.keys(DISTURBANCES) as readonly Disturbance[]

const SENT = 'Sending your order to the restaurant.'
const NOBODY = 'Nobody could take it at the door.'

/** What the page says once the steps before were reported, in the order of a delivery that nobody opened for at first. */
const TOLD = [
  ["We've got your order.", ['delivery/accepted-by-delivery-partner', 'confirm']],
  ["We're making your meal.", ['delivery/rider-assigned']],
  ["It's being picked up.", ['delivery/rider-arrived']],
  ["It's on the way!", ['delivery/rider-in-transit']],
  ['Start getting excited...', ['delivery/rider-nearby']],
  [NOBODY, ['delivery/undeliverable']],
  ['Redelivery incoming!', ['redelivery', 'delivery/accepted-by-delivery-partner']],
  ["We're making your meal again.", ['delivery/rider-assigned']],
  ['Your second delivery is being picked up.', ['delivery/rider-arrived']],
  ['Your second delivery is on the way.', ['delivery/rider-in-transit']],
  ['Your second delivery is nearly there.', ['delivery/rider-nearby']],
  ['Order delivered. Dig in!', ['delivery/delivered']],
] as const

const FACTS = [SENT, ...TOLD.map(([fact]) => fact)]

test.describe.configure({ mode: 'default', timeout: 240_000 })
test.beforeEach(({ request, site, market }) => putBack(request, site, PLACES[market].id, 'item-half-chicken'))

test.describe('A page that comes back to its order tells the truth by itself, whatever came between at whichever stage', () => {
  for (const first of KINDS.keys()) {
    const kindOf = (index: number): Disturbance => KINDS[(index + first) % KINDS.length] ?? 'is loaded again'
    test(`from one that ${kindOf(0)} on${first === 0 ? '' : ' @proof'}`, async ({
      page,
      site,
      market,
      request,
      complaints,
    }) => {
      complaints.expectAny(/net::ERR_INTERNET_DISCONNECTED/, /401 \(Unauthorized\)/)
      const heard = await hearAloud(page)
      const order = await watchOrder({ page, request, site, market, fulfilment: 'DELIVERY' })
      const said = page.getByRole('main').getByRole('status').or(page.getByRole('alert'))
      await expect(said.filter({ hasText: SENT })).toBeVisible()

      for (const [index, [fact, steps]] of TOLD.entries()) {
        const meanwhile = async () => {
          for (const step of steps) await moveOrder(request, site, order.id, step)
        }
        // What nobody opened for may be brought again for ten minutes, in which it has to be asked for.
        const isAskedAfter = FACTS[index] === NOBODY && kindOf(index) === 'has a token that ran out'
        const isBriefly = index === 0 || fact === NOBODY || isAskedAfter
        await test.step(`${kindOf(index)}: ${fact}`, async () => {
          await DISTURBANCES[kindOf(index)]({ page, order, meanwhile, awayMs: isBriefly ? 4 * 60_000 : LONG_MS })
          await expect(said.filter({ hasText: fact })).toBeVisible({ timeout: 30_000 })
        })
      }

      const told = heard.map((text) => FACTS.findIndex((fact) => text.includes(fact))).filter((place) => place >= 0)
      expect(told, 'never one from before').toEqual(told.toSorted((one, other) => one - other))
      expect([...new Set(told)], 'none left out').toEqual([...FACTS.keys()])
    })
  }
})
