import { updateView, validateBasket, type SignedBasket } from '@galo/contracts/basket'
import { storesInUse } from '@galo/build/descriptions'
import { createState } from '@galo/state'
import { createBasketActions } from '../../mfe-menu/src/features/basket/basket.actions'
import * as changes from '../../mfe-menu/src/features/basket/basket.changes'
import { runTestPlatform } from '../../platform/src/proof/world/start-test-platform'
import { guestHttp } from '../fixtures/guest-http'
import { createDraw, type Draw } from '../payment-chaos/draw'
import { badLine } from './bad-line'

const BASKETS = process.env['PROOF'] === undefined ? 8 : 50
const SEED = Number(process.env['GALO_SEED'] ?? 20_261_124)
const CHANGES = 20

const platform = runTestPlatform()
jest.setTimeout(900_000)

const DEANSGATE = { id: 'galo-uk-deansgate', slug: 'deansgate', name: 'Galo Deansgate', address: '231 Deansgate' }
const PLACE = { restaurant: DEANSGATE, fulfilmentType: 'COLLECTION' } as const
const halfChicken = (draw: Draw) => [
  { id: 'baste', choices: [draw.one(['baste-limao', 'baste-fogo', 'baste-erva'])] },
  { id: 'meal', choices: ['meal-one-regular-side'] },
  { id: 'meal-sides-regular', choices: ['meal-sides-regular-corn-cobs'] },
]
/** Added and never touched again: as many as were pressed, at most. */
const ONLY_ADDED = 'item-garlic-dip'
const DISHES = ['item-warm-hummus', 'item-corn-cobs']

/** What somebody reads of a basket: dishes, numbers, choices, prices, sum. */
const read = ({ data: { menu_items, fees, totals } }: SignedBasket) => ({
  lines: menu_items.map(({ menu_item_id, quantity, total_price, modifiers }) => ({
    menu_item_id,
    quantity,
    price: total_price.value,
    chosen: modifiers.flatMap(({ choices }) => choices.map(({ id }) => id)),
  })),
  fees,
  totals,
})

const quantityOf = ({ data }: SignedBasket, dish: string): number =>
  data.menu_items.filter(({ menu_item_id }) => menu_item_id === dish).reduce((sum, { quantity }) => sum + quantity, 0)

const pressQuickly = async (draw: Draw) => {
  const line = badLine(draw)
  const now = () => platform.clock.now().getTime()
  const http = guestHttp({ url: platform.url, now, transport: line.transport })
  const state = createState(storesInUse())
  const store = state.write('basket')
  let made = 0
  const actions = createBasketActions({
    store,
    http,
    isOnline: () => true,
    createId: () => `change-${draw.number(1e9)}-${(made += 1)}`,
    publish: () => {},
    filters: () => state.write('menuFilters').getState(),
    locale: { language: 'en', market: 'UK' },
    onAgeStated: () => {},
    loadChanges: async () => changes,
  })
  const linesNow = () => store.getState().signed?.data.menu_items ?? []
  const dips: Promise<boolean>[] = []
  const add = (id: string, modifiers = id === 'item-half-chicken' ? halfChicken(draw) : []) =>
    actions.add(PLACE, { item: { id, quantity: 1, modifiers }, picture: '' })

  const press = (): Promise<unknown> => {
    const line = linesNow().filter(({ menu_item_id }) => menu_item_id !== ONLY_ADDED)[draw.number(4)]
    const luck = draw.number(10)
    if (luck < 3) {
      const dip = add(ONLY_ADDED).then(({ ok }) => ok)
      dips.push(dip)
      return dip
    }
    if (line === undefined || luck < 5) return add(draw.one([...DISHES, 'item-half-chicken']))
    if (luck < 8) return actions.step(line.id, draw.chance(0.6) ? 1 : -1)
    if (luck < 9 && line.menu_item_id === 'item-half-chicken')
      return actions.replace(line.id, { quantity: line.quantity, modifiers: halfChicken(draw) })
    return actions.setQuantity(line.id, draw.number(4))
  }

  const pressed: Promise<unknown>[] = []
  for (let count = 0; count < CHANGES; count++) {
    pressed.push(press())
    // Quicker than any answer, but for a moment now and then.
    if (draw.chance(0.3)) await new Promise((resolve) => setTimeout(resolve, draw.number(30)))
  }
  await Promise.all(pressed)
  // "Try again", as long as it is there; the line is back by then.
  line.mend()
  while (store.getState().request === 'ERROR') await actions.retry()
  await line.settled()
  // A request that was given up may have come in after all. The page looks at the basket anew wherever it comes into view.
  await actions.look()
  const seen = store.getState().signed
  const done = (await Promise.all(dips)).filter((ok) => ok).length
  return { http, line, seen, dips: { done, pressed: dips.length } }
}

describe('Twenty changes in quick succession, on a line that loses, delays and reorders', () => {
  it(`end in exactly the basket that the customer sees, in ${BASKETS} baskets`, async () => {
    const met = { lost: 0, unanswered: 0, late: 0 }
    let lines = 0
    for (let run = 0; run < BASKETS; run++) {
      const seed = SEED + run
      const { http, line, seen, dips } = await pressQuickly(createDraw(seed))
      if (seen === null) continue
      const there = await http.send(validateBasket, { body: updateView(seen, {}) })
      expect([seed, read(there)]).toEqual([seed, read(seen)])
      // Nothing that was said to be in is missing, and no press has counted twice.
      expect(quantityOf(there, ONLY_ADDED)).toBeGreaterThanOrEqual(dips.done)
      expect(quantityOf(there, ONLY_ADDED)).toBeLessThanOrEqual(dips.pressed)
      for (const name of ['lost', 'unanswered', 'late'] as const) met[name] += line.counts[name]
      lines += there.data.menu_items.length
    }
    process.stdout.write(
      `${BASKETS} baskets of ${CHANGES} changes: ${met.lost} requests lost, ${met.unanswered} answers lost, ${met.late} requests late; ${lines} lines, each as it was seen.\n`,
    )
    // None of it means anything on a good line, or in empty baskets.
    for (const count of Object.values(met)) expect(count).toBeGreaterThan(BASKETS)
    expect(lines).toBeGreaterThan(BASKETS)
  })
})
