import { randomUUID } from 'node:crypto'
import { readLetters, readTexts, takeOut } from '@galo/console/calls'
import { pathOf } from '@galo/contracts/call'
import { getOrder, getUpdates, ORDER_LINK_HEADER, setUpdates } from '@galo/contracts/orders'
import { updateWishes } from '../../kernel/db/schema'
import { createApi, granted, signInGuest, submit, type Answer, type Api } from '../../proof/world/api'
import { aBasketOf, buildBasket, payFor, PLAIN_ITEM } from '../../proof/world/baskets'
import { orderDelivery } from '../../proof/world/order-delivery'
import { runTestProcesses } from '../../proof/world/run-test-processes'
import { openWorld, type World } from '../../proof/world/world'
import { stepDueOrders } from '../orders'

jest.setTimeout(180_000)

const processes = runTestProcesses()
let world: World
beforeAll(async () => {
  world = await openWorld(processes.first)
  await counter().put('/console/api/scenario', { name: 'by-hand' })
})

const counter = () => createApi(processes.first.url)
const say = async (id: string, word: string) =>
  granted(await counter().post(`/console/api/orders/${id}/${word}`, {}), word)
const updatesOf = async (api: Api, id: string) =>
  getUpdates.answer.parse(granted(await api.get(pathOf(getUpdates.path, { id })), 'updates').body)
const ask = (api: Api, id: string, wished: { readonly email?: string | null; readonly text?: string | null }) =>
  api.put(pathOf(setUpdates.path, { id }), wished)
const codeOf = ({ status, body }: Answer) => [status, body?.error?.code ?? body?.error?.error_code]

/** A number of its own, so that an order's texts are told from every other's. */
let numbers = 0
const aNumber = (): string => `+447700900${String((numbers += 1)).padStart(3, '0')}`
const textsTo = async (number: string): Promise<string[]> => {
  const { texts } = readTexts.answer.parse((await counter().get('/console/api/texts')).body)
  return texts
    .filter(({ toNumber }) => toNumber === number)
    .map(({ text }) => text)
    .reverse()
}
const lettersTo = async (email: string) => {
  const { letters } = readLetters.answer.parse((await counter().get('/console/api/letters')).body)
  return letters.filter(({ toEmail, kind }) => toEmail === email && kind === 'order-update').reverse()
}

const aCollection = async (quantity = 2) => {
  const { api } = await world.guest()
  const basket = await buildBasket(api, await aBasketOf(api, PLAIN_ITEM, quantity))
  const answer = await submit(api, basket, await payFor(api, basket), await world.slot())
  return { api, id: granted(answer, 'submit').body.data.id as string }
}
const STEPS = ['accepted-by-delivery-partner', 'rider-assigned', 'rider-arrived', 'rider-in-transit', 'rider-nearby']

describe('What somebody asks to be told of their order', () => {
  it('is nothing until they do, with the number and the address they left and the words that would come', async () => {
    const { api, id } = await aCollection()
    const known = await updatesOf(api, id)
    expect(known).toMatchObject({
      email: { to: 'ana@example.com', is_on: false },
      text: { to: '+447700900123', is_on: false },
    })
    expect(known.next).toMatch(/^Galo .+ has said yes to order .+\. It's ready at \d\d:\d\d\.$/)
    await say(id, 'confirm')
    expect(await textsTo('+447700900123')).toEqual([])
    expect(await lettersTo('ana@example.com')).toEqual([])
  })

  it('is sent in its words once for each stage, by each way, in the order it happens', async () => {
    const { api } = await world.guest()
    const id = await orderDelivery(api)
    const [text, email] = [aNumber(), 'told-of-all@example.com']
    granted(await ask(api, id, { text, email }), 'ask')
    const previews = [(await updatesOf(api, id)).next]
    await say(id, `delivery/${STEPS[0]}`)
    await say(id, 'confirm')
    previews.push((await updatesOf(api, id)).next)
    for (const step of STEPS.slice(1)) await say(id, `delivery/${step}`)
    previews.push((await updatesOf(api, id)).next)
    await say(id, 'delivery/delivered')
    const sent = await textsTo(text)
    expect(sent).toEqual(previews)
    expect(sent).toEqual([
      expect.stringMatching(/said yes.*with you between/),
      expect.stringMatching(/on its way to you\.$/),
      expect.stringMatching(/is with you\. Enjoy it!$/),
    ])
    const letters = await lettersTo(email)
    expect(letters.map((each) => each.text)).toEqual(sent)
    expect(letters.every(({ link }) => link.endsWith(`/order/myorders/${id}`))).toBe(true)
    expect(await updatesOf(api, id)).toMatchObject({ next: null, until: null, text: { is_on: false } })
  })

  it('forgets the number and the address with the end of the order', async () => {
    const { api, id } = await aCollection()
    const text = aNumber()
    granted(await ask(api, id, { text, email: 'gone@example.com' }), 'ask')
    await say(id, 'reject')
    expect(await textsTo(text)).toEqual([
      expect.stringMatching(/can't make order .+ £\d+\.\d\d goes back to your card by /),
    ])
    const kept = await processes.first.db.select().from(updateWishes)
    expect(kept.filter(({ orderId }) => orderId === id)).toEqual([])
    expect(codeOf(await ask(api, id, { text, email: null }))).toEqual([409, 'UPDATES_OVER'])
  })

  it('stops at once when they want no more, and says nothing twice when they ask again', async () => {
    const { api } = await world.guest()
    const id = await orderDelivery(api)
    const text = aNumber()
    granted(await ask(api, id, { text, email: null }), 'ask')
    await say(id, `delivery/${STEPS[0]}`)
    await say(id, 'confirm')
    granted(await ask(api, id, { text: null, email: null }), 'no more')
    for (const step of STEPS.slice(1, 4)) await say(id, `delivery/${step}`)
    expect(await textsTo(text)).toHaveLength(1)
    granted(await ask(api, id, { text, email: null }), 'again')
    // It had set out before they asked: that is no news any more.
    await say(id, `delivery/${STEPS[4]}`)
    expect(await textsTo(text)).toHaveLength(1)
    await say(id, 'delivery/delivered')
    expect(await textsTo(text)).toHaveLength(2)
  })

  it('has what a kitchen took out, with what goes back; by e-mail its own letter says so', async () => {
    const { api, id } = await aCollection(4)
    const text = aNumber()
    granted(await ask(api, id, { text, email: 'ana@example.com' }), 'ask')
    await say(id, 'confirm')
    const [line] = getOrder.answer.parse((await api.get(pathOf(getOrder.path, { id }))).body).order_items
    const before = (await lettersTo('ana@example.com')).length
    const out = { id: randomUUID(), lines: [{ lineId: line?.id ?? '', quantity: 1 }] }
    for (const _ of ['once', 'and again'])
      granted(await counter().post(`/console/api${pathOf(takeOut.path, { id })}`, out), 'take out')
    expect((await textsTo(text)).slice(1)).toEqual([
      expect.stringMatching(
        / ran out, so it's not in order .+\. £\d+\.\d\d goes back to your card by .+ The rest is as you ordered it\.$/,
      ),
    ])
    expect(await lettersTo('ana@example.com')).toHaveLength(before)
  })

  it('is each way for itself: what is not spoken of stays as it was', async () => {
    const { api, id } = await aCollection()
    granted(await ask(api, id, { text: '07700 900999' }), 'text')
    granted(await ask(api, id, { email: 'both@example.com' }), 'email as well')
    expect(await updatesOf(api, id)).toMatchObject({
      text: { to: '+447700900999', is_on: true },
      email: { to: 'both@example.com', is_on: true },
    })
    granted(await ask(api, id, { text: null }), 'no texts')
    expect(await updatesOf(api, id)).toMatchObject({ text: { is_on: false }, email: { is_on: true } })
  })

  it('is refused in words where no message could arrive', async () => {
    const { api, id } = await aCollection()
    expect(codeOf(await ask(api, id, { text: '0161 496 0000', email: null }))).toEqual([400, 'UPDATES_NUMBER_INVALID'])
    expect(codeOf(await ask(api, id, { text: null, email: 'ana@' }))).toEqual([400, 'UPDATES_EMAIL_INVALID'])
    expect(await updatesOf(api, id)).toMatchObject({ text: { is_on: false }, email: { is_on: false } })
  })

  it('is nobody else’s to ask or to see, with the order’s link neither', async () => {
    const { api, id } = await aCollection()
    granted(await ask(api, id, { text: aNumber(), email: null }), 'ask')
    const { api: stranger } = await world.guest()
    expect((await stranger.get(pathOf(getUpdates.path, { id }))).status).toBe(404)
    expect((await ask(stranger, id, { text: null, email: null })).status).toBe(404)
    const { letters } = readLetters.answer.parse((await counter().get('/console/api/letters')).body)
    const [, link = ''] = letters.find((letter) => letter.link.includes(id))?.link.split('?access=') ?? []
    const opened = await stranger.call('GET', pathOf(getUpdates.path, { id }), undefined, { [ORDER_LINK_HEADER]: link })
    expect(getUpdates.answer.parse(granted(opened, 'by link').body)).toEqual({
      email: { to: null, is_on: false },
      text: { to: null, is_on: false },
      next: null,
      until: null,
    })
    const set = await stranger.call(
      'PUT',
      pathOf(setUpdates.path, { id }),
      { text: null },
      { [ORDER_LINK_HEADER]: link },
    )
    expect(set.status).toBe(404)
    expect((await updatesOf(api, id)).text.is_on).toBe(true)
  })

  it('is said once, however many processes bring an order up to date at the same moment', async () => {
    const guest = await signInGuest(processes.first.url, 'UK', undefined, 'ana@example.com')
    await counter().put('/console/api/scenario', { name: 'default' })
    const told: { readonly text: string; readonly id: string }[] = []
    for (let count = 0; count < 3; count += 1) {
      const id = await orderDelivery(guest.api)
      const text = aNumber()
      granted(await ask(guest.api, id, { text, email: null }), 'ask')
      told.push({ text, id })
    }
    const start = processes.first.clock.now().getTime()
    for (let minute = 0; minute <= 90; minute += 3) {
      const now = new Date(start + minute * 60_000)
      await Promise.all(
        [...processes.all, ...processes.all, ...processes.all].map(({ assembled }) => stepDueOrders(assembled, now)),
      )
    }
    for (const { text } of told)
      expect(await textsTo(text)).toEqual([
        expect.stringMatching(/said yes/),
        expect.stringMatching(/on its way/),
        expect.stringMatching(/Enjoy it!/),
      ])
  })
})
