import { withWayBack } from './way-back'

describe('withWayBack', () => {
  it('keeps the whole of a place on this site', () => {
    const back = '/order/menu/galo-deansgate?fulfilment=collection&q=a+b#sides'
    const door = new URL(withWayBack('/card/auth/login', back), 'https://uk.test')
    expect(door.pathname).toBe('/card/auth/login')
    expect([...door.searchParams]).toEqual([['callbackUrl', back]])
    expect(door.hash).toBe('')
  })
})
