import { Hono } from 'hono'
import { ORDER_LINK_HEADER, ORDER_WATCH_HEADER } from '@galo/contracts/orders'
import { aConfig } from '../test/a-config'
import { takeLinkParameters } from './link-parameters'
import { orderLinkHeaders, orderLinks } from './order-links'

const ID = '0b9cf7a4-2f1e-4c0a-9d55-8a1d1f0e7b11'
const idOf = (at: number) => `0b9cf7a4-2f1e-4c0a-9d55-8a1d1f0e7b${10 + at}`
const linkOf = (id = ID) => `${id}.tabcde.${'m'.repeat(43)}`

const config = aConfig()
const site = new Hono()
  .get('/order/api/platform/*', (context) => context.json(orderLinkHeaders(context, config, 'UK')))
  .get('*', takeLinkParameters(orderLinks(config, 'UK')), (context) => context.text('page'))

const follow = (path: string, cookie = '') => site.request(path, { headers: { cookie } })
const cookieOf = (response: Response): string => response.headers.get('set-cookie')?.split(';')[0] ?? ''
const headersFor = async (cookie: string, path: string): Promise<unknown> =>
  (await follow(`/order/api/platform${path}`, cookie)).json()

describe('The link of a letter', () => {
  it('leads to the order’s own address, and is kept where no script reads it', async () => {
    const answer = await follow(`/order/myorders/${ID}?access=${linkOf()}&utm_source=letter`)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, `/order/myorders/${ID}?utm_source=letter`])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax$/)
  })

  it('goes with calls about its own order, and with no other', async () => {
    const cookie = cookieOf(await follow(`/order/myorders/${ID}?access=${linkOf()}`))
    for (const below of ['', '/status', '/receipt', '/rider'])
      expect(await headersFor(cookie, `/direct-orders/orders/${ID}${below}`)).toEqual({ [ORDER_LINK_HEADER]: linkOf() })
    expect(await headersFor(cookie, `/direct-orders/orders/${idOf(9)}`)).toEqual({})
    expect(await headersFor(cookie, '/direct-orders/orders')).toEqual({})
    expect(await headersFor(cookie, `/profile/${ID}`)).toEqual({})
  })

  it('is out of the address though it is none, and nothing of it is kept', async () => {
    const answer = await follow(`/order/myorders/${ID}?access=nonsense`)
    expect([answer.status, answer.headers.get('location'), answer.headers.get('set-cookie')]).toEqual([
      302,
      `/order/myorders/${ID}`,
      null,
    ])
  })

  it('leaves other pages’ addresses alone', async () => {
    expect((await follow('/order/search?access=wheelchair')).status).toBe(200)
  })

  it('is kept with the four before it, each order once', async () => {
    let cookie = ''
    for (const at of [0, 1, 2, 3, 4, 5, 5])
      cookie = cookieOf(await follow(`/order/myorders/${idOf(at)}?access=${linkOf(idOf(at))}`, cookie))
    const kept = await Promise.all(
      [0, 1, 2, 3, 4, 5].map((at) => headersFor(cookie, `/direct-orders/orders/${idOf(at)}`)),
    )
    expect(kept.map((headers) => Object.keys(headers as object).length)).toEqual([0, 1, 1, 1, 1, 1])
  })
})

describe('A link to watch an order', () => {
  const watch = async (cookie = '') => cookieOf(await follow(`/order/myorders/${ID}/watch?watch=${linkOf()}`, cookie))

  it('leads to the page where it is watched, and is kept for a day', async () => {
    const answer = await follow(`/order/myorders/${ID}/watch?watch=${linkOf()}`)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, `/order/myorders/${ID}/watch`])
    expect(answer.headers.get('set-cookie')).toMatch(
      /^galo_watched=.*Max-Age=86400; Path=\/order; HttpOnly; SameSite=Lax$/,
    )
  })

  it('goes with the one call that watches its order, and with none that reads or does more', async () => {
    const cookie = await watch()
    expect(await headersFor(cookie, `/direct-orders/orders/${ID}/watch`)).toEqual({ [ORDER_WATCH_HEADER]: linkOf() })
    for (const below of ['', '/status', '/rider', '/receipt', '/share', '/updates', '/report', '/watch/more'])
      expect(await headersFor(cookie, `/direct-orders/orders/${ID}${below}`)).toEqual({})
    expect(await headersFor(cookie, `/direct-orders/orders/${idOf(9)}/watch`)).toEqual({})
  })

  it('takes nothing from who has the order’s letter', async () => {
    const letter = cookieOf(await follow(`/order/myorders/${ID}?access=${linkOf()}`))
    const both = `${letter}; ${await watch(letter)}`
    expect(await headersFor(both, `/direct-orders/orders/${ID}`)).toEqual({ [ORDER_LINK_HEADER]: linkOf() })
  })
})
