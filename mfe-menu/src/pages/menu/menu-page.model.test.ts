import { aHalfChicken, aMenuItem, aMenuSection, aModifier, aRestaurantEstimate } from '@galo/testing'
import { openingWords } from '../../features/restaurant-header/restaurant-header.model'
import { EVERYTHING_THERE, splitAvailability, toCardSections, toMenuRestaurant } from './menu-page.model'

const cardOf = (item = aMenuItem()) =>
  toCardSections([aMenuSection({ items: [item] })], 'COLLECTION', EVERYTHING_THERE)[0]?.items[0]

describe('splitAvailability', () => {
  it('hides what is HIDDEN in any case, and calls everything else sold out', () => {
    const { hidden, soldOut } = splitAvailability([
      { id: 'a', status: 'hidden' },
      { id: 'b', status: 'UNAVAILABLE' },
      { id: 'c', status: 'FROZEN' },
    ])
    expect([...hidden]).toEqual(['a'])
    expect([...soldOut]).toEqual(['b', 'c'])
  })
})

describe('a card', () => {
  it('can be added at once when nothing has to be asked', () => {
    expect(cardOf()?.quickModifiers).toEqual([])
  })

  it('takes the regular size for granted, since it costs nothing', () => {
    expect(cardOf(aMenuItem({ modifiers: [aModifier()] }))?.quickModifiers).toEqual([
      { id: 'size', choices: ['choice-regular'] },
    ])
  })

  it('has to be opened when a fire must be picked: nobody gets Louco by accident', () => {
    expect(cardOf(aHalfChicken())?.quickModifiers).toBeNull()
  })

  it('states energy, but not that of wine', () => {
    const wine = aMenuItem()
    const stronger = { ...wine, nutritionalFacts: { ...wine.nutritionalFacts, alcoholPercent: 12.5 } }
    expect(cardOf(wine)?.kcal).toBe(90)
    expect(cardOf(stronger)?.kcal).toBeNull()
  })

  it('states the energy of what is hardly alcoholic, up to 1.2 %', () => {
    const { nutritionalFacts } = aMenuItem()
    const kcal = (alcoholPercent: number) =>
      cardOf(aMenuItem({ nutritionalFacts: { ...nutritionalFacts, alcoholPercent } }))?.kcal
    expect([0.5, 1.2, 1.3].map(kcal)).toEqual([nutritionalFacts.kcal, nutritionalFacts.kcal, null])
  })

  it('states the deposit of what is taken away', () => {
    expect(cardOf(aMenuItem({ depositFee: { currencyCode: 'EUR', value: 15 } }))?.deposit).toBe(15)
  })
})

describe('toMenuRestaurant', () => {
  const when = { now: '2026-11-20T00:30:00Z', timeZone: 'Europe/London' }
  const withReasons = (reasons: { type: string }[], online = false) =>
    toMenuRestaurant(
      aRestaurantEstimate({ channels: [{ fulfilmentMethod: 'COLLECTION', online, reasons }] }),
      'COLLECTION',
      when,
    )

  it('takes orders before it opens, for later today', () => {
    expect(withReasons([{ type: 'OUTSIDE_OPENING_HOURS' }]).isOrderable).toBe(true)
  })

  it('takes none while its till is down', () => {
    expect(withReasons([{ type: 'OFFLINE' }]).isOrderable).toBe(false)
    expect(withReasons([]).isOrderable).toBe(false)
    expect(withReasons([], true).isOrderable).toBe(true)
  })

  it('is not open because of the long night to come when last night ended at midnight', () => {
    const hours = { opens: '17:00', closes: '01:00' }
    const words = (...reasons: { type: string }[]) => {
      const estimate = aRestaurantEstimate({ hours, channels: [{ fulfilmentMethod: 'COLLECTION', reasons }] })
      return openingWords(toMenuRestaurant(estimate, 'COLLECTION', when), Date.parse(when.now), when.timeZone, {
        language: 'en',
        market: 'UK',
      })
    }
    expect(words({ type: 'OUTSIDE_OPENING_HOURS' })).toBe('Opens at 17:00')
    expect(words()).toBe('Closing soon, at 01:00')
  })

  it('takes none of a kind it does not do', () => {
    expect(toMenuRestaurant(aRestaurantEstimate(), 'DELIVERY', when).isOrderable).toBe(false)
  })
})
