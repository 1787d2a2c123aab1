import { withWayBack } from '@galo/navigation/way-back'
import { wayBack } from './way-back.model'

const at = (query: string) => wayBack(new URL(`https://uk.test/card/auth/login${query}`))

describe('wayBack', () => {
  it('is where the address says, when that is a page of this site', () => {
    expect(at('?callbackUrl=%2Forder%2Fcheckout%3Fa%3D1')).toBe('/order/checkout?a=1')
  })

  it('is the search for a restaurant otherwise', () => {
    const places = [
      '',
      '?callbackUrl=',
      '?callbackUrl=https://evil.test',
      '?callbackUrl=//evil.test',
      '?callbackUrl=javascript:1',
    ]
    expect(places.map(at)).toEqual(places.map(() => '/order/search'))
  })

  it('is in `state` for who comes back from logging out', () => {
    const url = new URL('https://uk.test/card/auth/signed-out?state=%2Forder%2Fsearch%2Fresults')
    expect(wayBack(url, 'state')).toBe('/order/search/results')
  })

  it('comes out as it was put in', () => {
    const to = '/order/menu/galo-deansgate?fulfilment=collection#sides'
    expect(wayBack(new URL(withWayBack('/card/auth/login', to), 'https://uk.test'))).toBe(to)
  })
})
