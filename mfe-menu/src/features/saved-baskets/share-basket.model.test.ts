import { NetworkError, RejectedError } from '@galo/contracts/errors'
import { sharedLink, shareRefusalOf } from './share-basket.model'

describe('a link to a basket', () => {
  it('leads to the menu it is from, had the way it was chosen for, and says nothing else', () => {
    expect(sharedLink('https://galo.test', '/order/menu/deansgate?fulfilment=collection', 'a-b')).toBe(
      'https://galo.test/order/menu/deansgate?fulfilment=collection&shared=a-b',
    )
  })

  it('is not made in words that say why', () => {
    const refused = new RejectedError(
      {
        errorCode: 'TOO_MANY_SHARED_BASKETS',
        status: 429,
        message: '',
        endPoint: '',
        method: 'POST',
        apiSource: 'basket',
      },
      { errors: [] },
    )
    expect(shareRefusalOf(refused, true)).toBe('TOO_MANY_SHARED_BASKETS')
    expect(shareRefusalOf(new NetworkError('unreachable'), true)).toBe('other')
    expect(shareRefusalOf(new NetworkError('unreachable'), false)).toBe('offline')
  })
})
