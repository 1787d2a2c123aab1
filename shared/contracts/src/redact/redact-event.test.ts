import { redactEvent } from './redact-event'

describe('redactEvent', () => {
  it('takes out of an event what it takes out of a line, but for the order that it counts', () => {
    const details = { orderId: 'o-1', order_id: 'o-2', customerEmail: 'a@b.example', said: 'a\u0000b\ud800c' }
    expect(redactEvent(details)).toEqual({
      orderId: 'o-1',
      order_id: '{orderId}',
      customerEmail: '[redacted]',
      said: 'abc',
    })
  })

  it.each([['a\u0000'], ['o'.repeat(65)], ['ana@example.com'], [7]])('keeps no order that is called %j', (orderId) =>
    expect(redactEvent({ orderId })).toEqual({ orderId: '{orderId}' }),
  )
})
