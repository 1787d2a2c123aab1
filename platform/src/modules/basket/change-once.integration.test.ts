import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import {
  addItem,
  applyDiscountCode,
  changeItem,
  clearDiscountCode,
  removeItem,
  validateBasket,
  type SignedBasket,
} from '@galo/contracts/basket'
import { requestsOf, SEED } from '../../proof/fuzz/effort'
import { granted, signInGuest, viewOf, type Answer, type Api } from '../../proof/world/api'
import { baskets } from '../../kernel/db/schema'
import { basketOf, PLAIN_ITEM, startBasket } from '../../proof/world/baskets'
import { runTestPlatform } from '../../proof/world/start-test-platform'

const platform = runTestPlatform()

const OLIVES = 'item-charred-olives'
const CORN = 'item-corn-cobs'
const DISHES = [PLAIN_ITEM, OLIVES, CORN] as const

/** What a customer wants next, said of dishes: which line that is, the basket at hand says. */
type Wish = { readonly dish: (typeof DISHES)[number] } & (
  | { readonly kind: 'add'; readonly quantity: number }
  | { readonly kind: 'set'; readonly quantity: number }
  | { readonly kind: 'remove' }
)
/** What becomes of a request on its way: `lost` is the answer; `late` is a copy that arrives among the changes after it. */
type Fate = 'passes' | 'is lost' | 'comes twice at once' | 'comes again late'

type Contents = Readonly<Record<string, number>>

const contentsOf = ({ data }: SignedBasket): Contents =>
  Object.fromEntries(data.menu_items.map(({ menu_item_id, quantity }) => [menu_item_id, quantity]))

/** What a basket comes to without a network in between. */
const after = (contents: Contents, wish: Wish): Contents => {
  const { [wish.dish]: before = 0, ...others } = contents
  if (wish.kind === 'add') return { ...others, [wish.dish]: before + wish.quantity }
  if (before === 0) return contents
  return wish.kind === 'set' ? { ...others, [wish.dish]: wish.quantity } : others
}

type Send = () => Promise<Answer>

/** The wish as a request with a number of its own; null where there is nothing to change. */
const requestFor = (api: Api, wish: Wish, basket: SignedBasket, change_id: string): Send | null => {
  const line = basket.data.menu_items.find(({ menu_item_id }) => menu_item_id === wish.dish)
  if (wish.kind === 'add') {
    const item = { id: wish.dish, quantity: wish.quantity }
    return () => api.post(addItem.path, { ...viewOf(basket), change_id, item })
  }
  if (line === undefined) return null
  if (wish.kind === 'remove') return () => api.post(removeItem.path, { ...viewOf(basket), change_id, item_id: line.id })
  const item = { id: line.id, quantity: wish.quantity }
  return () => api.patch(changeItem.path, { ...viewOf(basket), change_id, item })
}

/** Sends one change through this fate; what is still on its way then, over the basket it was sent with, is left in `underWay`. */
const sendThrough = async (fate: Fate, send: Send, underWay: Send[]): Promise<SignedBasket> => {
  if (fate === 'is lost') await send()
  if (fate === 'comes again late') underWay.push(send)
  if (fate !== 'comes twice at once') return basketOf(granted(await send(), fate))
  const [one, other] = (await Promise.all([send(), send()])).map((answer) => basketOf(granted(answer, fate)))
  expect(one?.data).toEqual(other?.data)
  return basketOf(await send())
}

describe('A change with a number', () => {
  const wish: fc.Arbitrary<Wish> = fc
    .record({
      dish: fc.constantFrom(...DISHES),
      kind: fc.constantFrom('add' as const, 'add' as const, 'set' as const, 'remove' as const),
      quantity: fc.integer({ min: 1, max: 4 }),
    })
    .map(({ dish, kind, quantity }) => (kind === 'remove' ? { dish, kind } : { dish, kind, quantity }))
  const fate = fc.constantFrom<Fate>('passes', 'is lost', 'comes twice at once', 'comes again late')

  it('is made once, however often and in whatever order it arrives', async () => {
    let runs = 0
    const sequences = fc.array(fc.tuple(wish, fate), { minLength: 2, maxLength: 7 })
    await fc.assert(
      fc.asyncProperty(sequences, async (wishes) => {
        runs += 1
        const { api } = await signInGuest(platform.url)
        let basket = await startBasket(api)
        let expected: Contents = {}
        const underWay: Send[] = []
        for (const [index, [next, onTheWay]] of wishes.entries()) {
          const heldUp = underWay.shift()
          const send = requestFor(api, next, basket, `change-${runs}-${index}`)
          expected = after(expected, next)
          if (send !== null) basket = await sendThrough(onTheWay, send, underWay)
          if (heldUp !== undefined) expect(contentsOf(basketOf(granted(await heldUp(), 'late')))).toEqual(expected)
        }
        for (const heldUp of underWay.reverse()) granted(await heldUp(), 'late')
        const looked = basketOf(granted(await api.post(validateBasket.path, viewOf(basket)), 'look'))
        expect([contentsOf(looked), looked.data.revision]).toEqual([expected, basket.data.revision])
      }),
      { seed: SEED, numRuns: requestsOf({ slice: 60, all: 200 }) },
    )
  })

  it('is two portions when it is two changes', async () => {
    const { api } = await signInGuest(platform.url)
    const empty = await startBasket(api)
    const item = { id: PLAIN_ITEM, quantity: 1 }
    const add = async (basket: SignedBasket, change_id: string) =>
      basketOf(await api.post(addItem.path, { ...viewOf(basket), change_id, item }))
    expect(contentsOf(await add(await add(empty, 'one'), 'other'))).toEqual({ [PLAIN_ITEM]: 2 })
  })

  it('may be tried again under its number when it was refused', async () => {
    const { api } = await signInGuest(platform.url)
    const basket = await startBasket(api)
    const add = (id: string) =>
      api.post(addItem.path, { ...viewOf(basket), change_id: 'refused', item: { id, quantity: 1 } })
    expect((await add('item-nobody-knows')).status).toBe(404)
    expect(contentsOf(basketOf(await add(PLAIN_ITEM)))).toEqual({ [PLAIN_ITEM]: 1 })
  })

  it('is still known after the basket was left too long, and the basket is priced again', async () => {
    const { api, guestId } = await signInGuest(platform.url)
    const basket = await startBasket(api)
    const request = { ...viewOf(basket), change_id: 'left', item: { id: PLAIN_ITEM, quantity: 2 } }
    granted(await api.post(addItem.path, request), 'add')
    await platform.advance('31 min')
    const later = await signInGuest(platform.url, 'UK', guestId)
    const again = basketOf(granted(await later.api.post(addItem.path, request), 'again'))
    expect(contentsOf(again)).toEqual({ [PLAIN_ITEM]: 2 })
    granted(await later.api.post(validateBasket.path, viewOf(again)), 'it is good for another half hour')
  })

  it('is nobody else’s: the number opens no basket', async () => {
    const [mine, theirs] = [await signInGuest(platform.url), await signInGuest(platform.url)]
    const request = { ...viewOf(await startBasket(mine.api)), change_id: 'mine', item: { id: PLAIN_ITEM, quantity: 1 } }
    granted(await mine.api.post(addItem.path, request), 'add')
    expect((await theirs.api.post(addItem.path, request)).status).toBe(404)
  })

  it('may be a code as well: it is put in once, and taken out once', async () => {
    const { api } = await signInGuest(platform.url)
    const basket = basketOf(
      await api.post(addItem.path, { ...viewOf(await startBasket(api)), item: { id: PLAIN_ITEM } }),
    )
    const apply = { ...viewOf(basket), change_id: 'in', discount_code: 'GALO20' }
    const withCode = basketOf(granted(await api.post(applyDiscountCode.path, apply), 'apply'))
    const clear = { ...viewOf(withCode), change_id: 'out' }
    granted(await api.post(clearDiscountCode.path, clear), 'clear')
    const late = basketOf(granted(await api.post(applyDiscountCode.path, apply), 'late'))
    expect(late.data.promotions?.codes).toEqual([])
  })

  it('is remembered for as long as anybody sends it again, and not for ever', async () => {
    const { api } = await signInGuest(platform.url)
    let basket = await startBasket(api)
    for (let count = 0; count < 45; count += 1) {
      const item = { id: PLAIN_ITEM, quantity: 1 }
      basket = basketOf(
        granted(await api.post(addItem.path, { ...viewOf(basket), change_id: `n-${count}`, item }), 'add'),
      )
    }
    const [row] = await platform.db.select().from(baskets).where(eq(baskets.id, basket.data.id))
    expect(row?.recentChanges).toEqual(Array.from({ length: 40 }, (_, place) => `n-${place + 5}`))
  })
})
