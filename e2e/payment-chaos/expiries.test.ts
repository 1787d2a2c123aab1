import type { ChosenFulfilment } from '@galo/domain'
import { readLedger } from '../../platform/src/proof/world/read-ledger'
import { openTab, type TabInput } from './checkout-tab'
import { aStorage, createDevice } from './device'
import { createDraw } from './draw'
import { unsettled, untruth } from './ledger'
import { runSite } from './run-site'
import { heal, RESTAURANT } from './troubles'

const GOOD = '4242424242424242'
/** A Tuesday noon: everything is open for hours to come. */
const NOON = '2026-11-17T12:00:00Z'

const site = runSite({ SLOT_CAPACITY: '100' })
beforeEach(async () => {
  await heal(site.platform.console)
  await site.platform.setTime(NOON)
})

/** Somebody at the checkout with food in their basket and everything said. */
const atTheCheckout = async (way: ChosenFulfilment, now?: () => number) => {
  const bugs: unknown[] = []
  const input: TabInput = {
    device: createDevice(new Map()),
    storage: aStorage(),
    siteUrl: site.url(),
    platformUrl: site.platform.url,
    draw: createDraw(7),
    share: 0,
    now: now ?? (() => site.platform.clock.now().getTime()),
    signIn: null,
    leftBehind: [],
    toDo: [],
    note: () => {},
    report: (error) => bugs.push(error),
  }
  const tab = openTab(input)
  await tab.fill(way)
  const request = await tab.choose(way)
  const basketId = tab.basketInSight()?.data.id
  if (request === null || basketId == null) throw new Error('Nothing could be chosen')
  const ledger = () => readLedger(site.platform.db, basketId)
  const press = async (asked = request) => {
    const state = await tab.pay(asked, GOOD)
    expect(bugs).toEqual([])
    if (state === null) throw new Error('The tab is gone')
    expect(untruth(state, await ledger())).toBeNull()
    return state
  }
  return { tab, request, press, ledger, basket: tab.basketInSight }
}
type Person = Awaited<ReturnType<typeof atTheCheckout>>

const expectOrderedOnce = async ({ ledger }: Person) => {
  const { kept, givenBack, orders } = await ledger()
  expect([kept, givenBack, orders.length]).toEqual([1, 0, 1])
  expect(unsettled(await ledger())).toBeNull()
}

/** What was chosen is gone: it is said before any card is asked, and another choice is ordered. */
const expectAnotherChoice = async (person: Person, way: ChosenFulfilment, reason: string) => {
  expect(await person.press()).toMatchObject({ kind: 'stopped', stop: { reason } })
  expect((await person.ledger()).kept).toBe(0)
  await person.tab.mend()
  const other = await person.tab.choose(way)
  if (other === null) throw new Error('There is nothing else')
  expect((await person.press(other)).kind).toBe('done')
  await expectOrderedOnce(person)
}

/** Until what was signed holds no more. */
const runOut = async ({ basket }: Person) => {
  await site.platform.advance('125 min')
  expect(Date.parse(basket()?.expiry ?? '')).toBeLessThan(site.platform.clock.now().getTime())
}

describe('While the checkout is open', () => {
  it('a collection time goes by: it is said before any card is asked, and a later one is ordered', async () => {
    const person = await atTheCheckout('COLLECTION')
    await site.platform.advance('75 min')
    await expectAnotherChoice(person, 'COLLECTION', 'choice-gone')
  })

  it('a delivery’s quote runs out: it is said before any card is asked, and a new one is ordered by', async () => {
    const person = await atTheCheckout('DELIVERY')
    await site.platform.advance('31 min')
    await expectAnotherChoice(person, 'DELIVERY', 'basket-refused')
  })

  it('a guest’s token runs out: one more is had without a word, and the order is placed', async () => {
    // This device’s clock stands still, so that only the platform’s no can say it.
    const begun = Date.parse(NOON)
    const person = await atTheCheckout('EAT_IN', () => begun)
    await site.platform.advance('61 min')
    expect((await person.press()).kind).toBe('done')
    await expectOrderedOnce(person)
  })

  it('a basket runs out and is the same when it is priced again: it is ordered without a word', async () => {
    const person = await atTheCheckout('EAT_IN')
    await runOut(person)
    expect((await person.press()).kind).toBe('done')
    await expectOrderedOnce(person)
  })

  it('a basket runs out and a dish of it is gone: it is said before any card is asked, and the rest is ordered', async () => {
    const person = await atTheCheckout('EAT_IN')
    const dishes = () => new Set(person.basket()?.data.menu_items.map((row) => row.menu_item_id))
    for (let more = 0; more < 9 && dishes().size < 2; more++) await person.tab.fill('EAT_IN')
    const [dish, ...others] = dishes()
    expect(others).not.toEqual([])
    await site.platform.console.put(`/console/api/restaurants/${RESTAURANT}/items/${dish}`, { isAvailable: false })
    await runOut(person)
    const state = await person.press()
    expect(state).toMatchObject({ kind: 'stopped', stop: { reason: 'basket-refused', code: 'BASKET_EXPIRED' } })
    expect((await person.ledger()).kept).toBe(0)
    await person.tab.mend()
    expect((await person.press()).kind).toBe('done')
    await expectOrderedOnce(person)
  })
})
