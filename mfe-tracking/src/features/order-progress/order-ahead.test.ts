import { aSubmittedOrder, createFakeHttp } from '@galo/testing'
import type { AheadContext } from '@galo/navigation'
import { askOrderAhead, takeOrderAhead } from './order-ahead'

const aVisit = () => {
  let now = Date.parse('2026-11-18T12:00:00Z')
  const http = createFakeHttp({ 'orders.get-order': () => ({ data: aSubmittedOrder({ id: 'order-1' }) }) })
  const services = { http, clock: { now: () => now, renderedAt: now } } as unknown as AheadContext['services']
  const ask = (params: AheadContext['params']) => askOrderAhead({ services, state: { read: jest.fn() }, params })
  return { http, services, ask, later: (ms: number) => void (now += ms) }
}

describe('The order that is asked for ahead', () => {
  it('is asked for once, and taken once', async () => {
    const { http, services, ask } = aVisit()
    ask({ id: 'order-1' })
    await expect(takeOrderAhead(services, 'order-1')).resolves.toMatchObject({ id: 'order-1' })
    expect(takeOrderAhead(services, 'order-1')).toBeNull()
    expect(http.calls).toHaveLength(1)
  })

  it('is asked for only where its page is opened', () => {
    const { http, ask } = aVisit()
    ask(null)
    expect(http.calls).toEqual([])
  })

  it.each([
    ['another one', 'order-2', 0],
    ['one that was asked for long ago', 'order-1', 6_000],
  ])('is never %s', (_what, orderId, ms) => {
    const { services, ask, later } = aVisit()
    ask({ id: 'order-1' })
    later(ms)
    expect(takeOrderAhead(services, orderId)).toBeNull()
  })
})
