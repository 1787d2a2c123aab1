import { buildOrder } from '@galo/contracts/basket'
import { submitOrder } from '@galo/contracts/orders'
import { createTransaction } from '@galo/contracts/payment'
import type { CustomerDetails } from '@galo/domain'
import { runTestPlatform } from '../../platform/src/proof/world/start-test-platform'
import { openVisit, type Visit } from '../payment-chaos/customer'
import { createDraw } from '../payment-chaos/draw'

const platform = runTestPlatform()
jest.setTimeout(300_000)

const MAEVE: CustomerDetails = {
  email: 'maeve@example.com',
  givenName: 'Maeve',
  familyName: 'Okafor',
  phoneNumber: '07700 900142',
}
const CARDS = { good: '4242424242424242', declined: '4000000000000002', 'without money': '4000000000009995' } as const

const FAULTS = '/console/api/faults'
afterEach(() => platform.console.call('DELETE', FAULTS))

const visitWithFood = async (seed: number): Promise<Visit> => {
  const visit = openVisit({
    url: platform.url,
    draw: createDraw(seed),
    now: () => platform.clock.now().getTime(),
    meanwhile: async () => {},
    report: () => {},
  })
  await visit.fill()
  expect(visit.isEmpty()).toBe(false)
  return visit
}

const linesOf = (visit: Visit) =>
  visit
    .basket()
    .signed?.data.menu_items.map(({ display_name, quantity, total_price }) => [
      display_name,
      quantity,
      total_price.value,
    ])

const pay = async (visit: Visit, card: string) => {
  const time = await visit.chooseTime()
  if (time === null) throw new Error('No time is left')
  const state = await visit.pay(MAEVE, time, card)
  return state?.kind === 'stopped' && state.stop.reason === 'unconfirmed' ? visit.askAgain() : state
}

describe('My basket was gone', () => {
  it.each(['declined', 'without money'] as const)('after a card that was %s: it is as I left it', async (card) => {
    const visit = await visitWithFood(7)
    const before = linesOf(visit)
    expect(await pay(visit, CARDS[card])).toMatchObject({ kind: 'stopped', stop: { reason: 'declined' } })
    expect(linesOf(visit)).toEqual(before)
    expect((await pay(visit, CARDS.good))?.kind).toBe('done')
  })

  it.each([buildOrder, createTransaction, submitOrder])(
    'after paying broke off ($name): it is as I left it',
    async ({ method, path }) => {
      const visit = await visitWithFood(7)
      const before = linesOf(visit)
      for (const fault of [{ status: 503 }, { status: 500 }, { kind: 'garbage' }, { kind: 'drop' }]) {
        await platform.console.post(FAULTS, { method, path, ...fault })
        expect((await pay(visit, CARDS.good))?.kind).toBe('stopped')
        expect(linesOf(visit)).toEqual(before)
        await platform.console.call('DELETE', FAULTS)
      }
      expect((await pay(visit, CARDS.good))?.kind).toBe('done')
    },
  )

  it('after I had left it alone for so long that my token had run out: it is as I left it', async () => {
    const visit = await visitWithFood(7)
    const before = linesOf(visit)
    await platform.advance('45 min')
    await visit.lookAgain()
    expect(linesOf(visit)).toEqual(before)
    expect((await pay(visit, CARDS.good))?.kind).toBe('done')
  })
})
