import { sendEvents, sendLogLines } from '@galo/contracts/collector'
import { CLIENT_SECRET, createApi } from '../../proof/world/api'
import { readEvents } from '../../proof/world/read-events'
import { runTestPlatform } from '../../proof/world/start-test-platform'

const platform = runTestPlatform()

const send = (entries: unknown, path: string = sendLogLines.path) =>
  createApi(platform.url).post(path, entries, CLIENT_SECRET)
const kept = async (query = '') => (await platform.console.get(`/console/api/logs${query}`)).body.entries
const line = (message: string, more: object = {}) => ({ level: 'error', message, ...more })

describe('The collector', () => {
  it('keeps lines and events, shows them in the console at once, and finds them by level and words', async () => {
    const events = await readEvents(`${platform.url}/console/api/events`)
    await events.until('board')
    await send({ entries: [line('menu: MENU_AVAILABILITY_ERROR', { market: 'IE', details: { status: 503 } })] })
    expect((await events.until('logs')).data.entries).toMatchObject([
      { kind: 'log', level: 'error', market: 'IE', message: 'menu: MENU_AVAILABILITY_ERROR', details: { status: 503 } },
    ])
    await send({ entries: [{ name: 'checkout:submit_clicked', sessionId: 's-1' }] }, sendEvents.path)
    expect((await events.until('logs')).data.entries).toMatchObject([{ kind: 'event', sessionId: 's-1' }])
    events.close()
    expect(await kept('?level=error&text=availability')).toHaveLength(1)
    expect(await kept('?kind=event')).toMatchObject([{ message: 'checkout:submit_clicked' }])
    expect(await kept('?text=nothing%25like_it')).toEqual([])
    expect((await platform.console.get('/console/api/logs?level=loud')).status).toBe(400)
    expect((await platform.console.get('/console/api/logs?text=%00')).status).toBe(400)
  })

  it('keeps which trace a line is of and when it was noticed, and finds it by the beginning of the trace', async () => {
    const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
    const at = Date.UTC(2026, 10, 17, 18)
    const where = { page: 'tracking.order', release: { shell: '1a2b' } }
    await send([line('of a trace', { at, trace, ...where }), line('of none')])
    expect(await kept('?trace=4bf92f35')).toMatchObject([
      { message: 'of a trace', traceId: trace, at: '2026-11-17T18:00:00.000Z', details: where },
    ])
    expect(await kept('?trace=4bf92f36')).toEqual([])
    for (const wrong of ['4bf92f3', '4BF92F35', '%25%25%25%25%25%25%25%25', '0'.repeat(33)])
      expect((await platform.console.get(`/console/api/logs?trace=${wrong}`)).status).toBe(400)
    expect((await send([line('x', { trace: '0'.repeat(32) })])).status).toBe(400)
  })

  it('takes a batch, a bare list, a single entry and JSON lines', async () => {
    const lines = `${JSON.stringify(line('one'))}\n${JSON.stringify(line('two'))}\n`
    for (const [body, accepted] of [
      [{ entries: [line('a'), line('b')] }, 2],
      [[line('a')], 1],
      [line('a'), 1],
      [lines, 2],
    ] as const)
      expect(await send(body)).toMatchObject({ status: 202, body: { accepted } })
  })

  it('keeps no token, no person and no order id', async () => {
    const details = {
      headers: { authorization: 'Bearer s3cret' },
      endPoint: '/orders/orders/o-77',
      note: 'ana@example.com',
    }
    await send([line('GET /direct-orders/orders/o-77 failed for ana@example.com', { details })])
    const [entry] = await kept('?text=failed')
    expect(JSON.stringify(entry)).not.toMatch(/s3cret|o-77|ana@/)
  })

  it('keeps of an event which order it counts for, and nothing else of it', async () => {
    const details = { orderId: 'o-78', value: 2190, note: '/orders/orders/o-78', email: 'ana@example.com' }
    await send({ entries: [{ name: 'checkout:checkout_submit_success', details }] }, sendEvents.path)
    await send({ entries: [{ name: 'pop:order_success', details: { orderId: 'a b' } }] }, sendEvents.path)
    const [, placed] = await kept('?kind=event&text=success')
    expect(placed.details).toEqual({
      orderId: 'o-78',
      value: 2190,
      note: '/orders/orders/{orderId}',
      email: '[redacted]',
    })
    expect((await kept('?kind=event&text=pop'))[0].details).toEqual({ orderId: '{orderId}' })
  })

  it('refuses what is too much, not JSON, without a level or from a stranger', async () => {
    expect((await send({ entries: Array.from({ length: 51 }, () => line('x')) })).status).toBe(400)
    expect((await send([line('x'.repeat(501))])).status).toBe(400)
    expect((await send([{ message: 'no level' }])).body.errors[0].message).toContain('level')
    expect((await send('{"level":')).status).toBe(400)
    expect((await send('{}\nnonsense')).status).toBe(400)
    expect((await createApi(platform.url).post(sendLogLines.path, [line('x')])).status).toBe(401)
  })

  it('keeps the latest and lets the oldest go', async () => {
    const fifty = Array.from({ length: 50 }, (_, index) => line(`flood ${index}`))
    await send([line('the very first')])
    for (let batch = 0; batch < 41; batch += 1) await send(fifty)
    expect(await kept('?text=very first')).toEqual([])
    expect(await kept('?text=flood')).toHaveLength(100)
  })

  it('refuses what holds characters no database can keep', async () => {
    expect((await send([line('nul \u0000 here', { details: { '\u0000': '\ud800' } })])).status).toBe(400)
  })
})
