import { normaliseError, type RefusedCall } from './normalise-error'

const call = (given: Partial<RefusedCall>): RefusedCall => ({
  status: 400,
  body: null,
  endPoint: '/basket/basket',
  method: 'POST',
  apiSource: 'basket',
  ...given,
})

describe('normaliseError', () => {
  it.each<[string, Partial<RefusedCall>, string, string]>([
    [
      'payment, at the top',
      { apiSource: 'payment', body: { code: 'AMOUNT', message: 'Not that much' } },
      'AMOUNT',
      'AMOUNT: Not that much',
    ],
    [
      'wallet, at the top',
      { apiSource: 'wallet', body: { code: 'W1', message: 'No account' } },
      'W1',
      'W1: No account',
    ],
    [
      'profile, at the top',
      { apiSource: 'profile', body: { code: 'P1', message: 'No profile' } },
      'P1',
      'P1: No profile',
    ],
    [
      'orders, in error',
      { apiSource: 'orders', body: { data: null, error: { code: 'SLOT', message: 'Gone' } } },
      'SLOT',
      'SLOT: Gone',
    ],
    [
      'tracking, in error',
      { apiSource: 'order-tracking', body: { error: { code: 'NOT_FOUND', message: 'No order' } } },
      'NOT_FOUND',
      'NOT_FOUND: No order',
    ],
    [
      'quote, all of them',
      {
        apiSource: 'quote',
        body: {
          errors: [
            { code: 'BAD_REQUEST', message: 'a' },
            { code: 'UNDELIVERABLE', message: 'b' },
          ],
        },
      },
      'BAD_REQUEST,UNDELIVERABLE',
      'BAD_REQUEST,UNDELIVERABLE: a,b',
    ],
    [
      'others, the first',
      {
        body: {
          errors: [
            { code: 'ONE', message: '1' },
            { code: 'TWO', message: '2' },
          ],
        },
      },
      'ONE',
      'ONE: 1',
    ],
    [
      'others, in extensions',
      { body: { errors: [{ extensions: { code: 'DEEP', detail: 'Down here' } }] } },
      'DEEP',
      'DEEP: Down here',
    ],
    ['others, a code that is a number', { body: { errors: [{ code: 42, message: 'x' }] } }, '42', '42: x'],
  ])('reads %s', (_, given, errorCode, message) => {
    expect(normaliseError(call(given))).toMatchObject({ errorCode, message, status: 400, method: 'POST' })
  })

  it('gives capacity its teapot and its one address', () => {
    expect(
      normaliseError(
        call({
          apiSource: 'capacity',
          status: 200,
          endPoint: '/order/api/platform/capacity/query',
          body: [{ code: 'C1', message: 'No' }],
        }),
      ),
    ).toEqual({
      errorCode: 'C1',
      status: 418,
      message: 'C1: No',
      endPoint: '/capacity/query',
      method: 'POST',
      apiSource: 'capacity',
    })
  })

  it('lets a capacity answer that is no array keep its status', () => {
    expect(normaliseError(call({ apiSource: 'capacity', status: 502, body: '<html>' }))).toMatchObject({
      status: 502,
      errorCode: 'UNKNOWN',
    })
  })

  it('says so when the other side said nothing, in whatever way', () => {
    for (const apiSource of ['payment', 'orders', 'quote', 'capacity', 'profile', 'menu'] as const)
      for (const body of [
        null,
        undefined,
        '',
        '<html>Bad gateway</html>',
        502,
        [],
        {},
        { errors: [] },
        { errors: 'no' },
        { error: null },
        [null],
      ])
        expect(normaliseError(call({ apiSource, body })).message).toBe('UNKNOWN: axios message undefined')
  })

  it('tells no log which order it was', () => {
    expect(
      normaliseError(call({ apiSource: 'order-tracking', endPoint: '/direct-orders/orders/o-1/status' })).endPoint,
    ).toBe('/direct-orders/orders/{orderId}/status')
  })
})
