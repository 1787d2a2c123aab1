import fc from 'fast-check'
import { redactDetails, redactText } from './redact'

describe('redactText', () => {
  it('keeps the sentence and loses the token, the order and the person', () => {
    expect(redactText('GET /direct-orders/orders/o-17/status with Bearer abc.def failed for ana@example.com')).toBe(
      'GET /direct-orders/orders/{orderId}/status with Bearer [redacted] failed for [e-mail]',
    )
    expect(redactText('token eyJhbGciOi.eyJzdWIi.sig')).toBe('token [redacted]')
    expect(redactText('card 4242 4242 4242 4242')).toBe('card [number]')
  })

  it('leaves nothing a database can not hold', () => {
    expect(redactText('a\u0000b\ud800c')).toBe('abc')
  })

  it('is no longer than what may be kept, however much it says in place of', () => {
    expect(redactText('a@b.c '.repeat(83))).toHaveLength(500)
    expect(redactText(`${'a@b.c '.repeat(10)}x${'🍗'.repeat(210)}`)).toBe(
      `${'[e-mail] '.repeat(10)}x${'🍗'.repeat(204)}`,
    )
  })
})

describe('redactDetails', () => {
  it('takes out authorization at any depth', () => {
    const details = { request: { headers: { Authorization: 'Bearer x', accept: 'text/html' } } }
    expect(redactDetails(details)).toEqual({
      request: { headers: { Authorization: '[redacted]', accept: 'text/html' } },
    })
  })

  it('takes out the bodies of session calls and leaves those of others', () => {
    expect(redactDetails({ endPoint: '/order/api/session/guest', body: { a: 1 }, status: 500 })).toEqual({
      endPoint: '/order/api/session/guest',
      body: '[redacted]',
      status: 500,
    })
    expect(redactDetails({ endPoint: '/capacity/query', body: { a: 1 } })).toMatchObject({ body: { a: 1 } })
  })

  it('tells nobody which order it was', () => {
    expect(redactDetails({ orderId: 'o-1', order_id: 'o-1' })).toEqual({ orderId: '{orderId}', order_id: '{orderId}' })
  })

  it('keeps no e-mail address, wherever it stands', () => {
    const anything = fc
      .jsonValue({ maxDepth: 3 })
      .map((value) => ({ a: value, b: [{ note: `write to ana@example.com` }] }))
    fc.assert(
      fc.property(anything, (details) => {
        expect(JSON.stringify(redactDetails(details))).not.toContain('ana@example.com')
      }),
    )
  })

  it('is bounded, however deep and wide it comes', () => {
    const wide = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`n${index}`, 'x'.repeat(9000)]))
    expect(Object.keys(redactDetails(wide))).toHaveLength(40)
    const deep = Array.from({ length: 50 }).reduce<object>((inner) => ({ inner }), {})
    expect(JSON.stringify(redactDetails(deep)).length).toBeLessThan(100)
  })

  it('keeps nothing of what somebody must not eat, nor of why', () => {
    const said = { avoid: ['milk'], diets: ['HALAL'], allergens: { milk: 'YES' }, preferences: { avoid: ['egg'] } }
    expect(JSON.stringify(redactDetails({ body: said, searchTerm: 'no milk' }))).not.toMatch(/milk|egg|halal|yes/i)
  })
})
