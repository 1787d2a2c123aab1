import { ENGLISH, theFigures } from '../test/builders'
import { acceptingBars, lateBars, orderBars, sumsOf, takingBars, wholeHours } from './figures.model'

describe('A day in figures', () => {
  it('has every hour between the first and the last, also one without an order', () => {
    expect(wholeHours(theFigures().hours).map(({ hour, orders }) => [hour, orders])).toEqual([
      [12, 2],
      [13, 0],
      [14, 1],
    ])
    expect(wholeHours([])).toEqual([])
  })

  it('is drawn by what it comes to, and said as it is read', () => {
    expect(orderBars(theFigures()).map(({ label, value }) => [label, value])).toEqual([
      ['12:00', 2],
      ['13:00', 0],
      ['14:00', 1],
    ])
    expect(takingBars(theFigures()).map(({ said }) => said)).toEqual(['£38.00', '£0.00', '£12.50'])
    expect(takingBars(theFigures({ currencyCode: 'EUR' }))[0]?.said).toBe('€38.00')
    expect(lateBars(theFigures()).map(({ isBad }) => isBad)).toEqual([false, false, true])
  })

  it('marks what took a kitchen longer than it should', () => {
    const bars = acceptingBars(theFigures(), ENGLISH)
    expect(bars.filter(({ isBad }) => isBad).map(({ label }) => label)).toEqual(['120 and more'])
    expect(bars[0]).toMatchObject({ label: '0 to 10', value: 2 })
  })

  it('comes to sums in words', () => {
    expect(sumsOf(theFigures(), ENGLISH)).toMatchObject({
      orders: '3 orders',
      takings: '£50.50, £16.83 a basket',
      accepting: '3 answered, half within 8 s',
      late: '1 of 1 delivered',
    })
    const nothing = theFigures({ hours: [], accepting: { steps: [], medianS: null, answered: 0 } })
    expect(sumsOf(nothing, ENGLISH)).toMatchObject({ orders: '0 orders', accepting: '0 answered', hasOrders: false })
  })
})
