import type { Moment, RecordedSession } from './recorder.port'
import { redactedRecorder } from './redacted-recorder'

const SESSION: RecordedSession = { sessionId: 's', persistentSessionId: 'p' }
const call = (more: Partial<Extract<Moment, { kind: 'call' }>>): Moment => ({
  kind: 'call',
  method: 'POST',
  endPoint: '/order/api/platform/capacity/query',
  status: 200,
  durationMs: 12,
  headers: { accept: 'application/json' },
  ...more,
})

describe('Whoever records, behind the redaction', () => {
  let noted: Moment[]
  const note = (moment: Moment) =>
    redactedRecorder({ open: () => ({ note: (one) => void noted.push(one), stop: () => {} }) })
      .open(SESSION)
      .note(moment)
  beforeEach(() => (noted = []))

  it('sees no authorization, however it is spelt', () => {
    note(call({ headers: { Authorization: 'Bearer abc.def.ghi', 'x-development-token': 't', accept: 'text/html' } }))
    expect(noted).toMatchObject([
      { headers: { Authorization: '[redacted]', 'x-development-token': '[redacted]', accept: 'text/html' } },
    ])
  })

  it.each(['/order/api/session/guest', '/order/api/auth/session', '/identity/guest-token'])(
    'sees no body of %s',
    (endPoint) => {
      note(call({ endPoint, body: '{"guestId":"g-1"}' }))
      expect(noted).toMatchObject([{ body: '[redacted]' }])
    },
  )

  it('sees of another body what it is about, and not who it is for', () => {
    note(call({ body: JSON.stringify({ items: 2, customer: { first_name: 'Ana', email: 'ana@example.com' } }) }))
    expect(noted).toMatchObject([{ body: '{"items":2,"customer":{"first_name":"[redacted]","email":"[redacted]"}}' }])
  })

  it('sees no order, no token and no person in an address', () => {
    note(call({ endPoint: '/order/api/platform/direct-orders/orders/o-1?for=ana@example.com' }))
    note({ kind: 'press', what: 'a /orders/orders/o-2' })
    expect(JSON.stringify(noted)).not.toMatch(/o-1|o-2|ana@/)
  })

  it('is told to stop', () => {
    const stop = jest.fn()
    redactedRecorder({ open: () => ({ note: () => {}, stop }) })
      .open(SESSION)
      .stop()
    expect(stop).toHaveBeenCalledTimes(1)
  })
})
