import { helpLink } from './help-link.model'

describe('helpLink', () => {
  it('explains who brings a delivery', () => expect(helpLink('DELIVERY')).toBe('/help/section?id=delivery-partner'))
  it('rings the restaurant that a customer collects from', () =>
    expect(helpLink('COLLECTION', '+44 161 555 0100')).toBe('tel:+441615550100'))
  it('explains collection where no restaurant is chosen', () =>
    expect(helpLink('COLLECTION')).toBe('/help/section?id=collection'))
  it.each(['EAT_IN', 'AT_TABLE'] as const)('sends who sits in the restaurant to its staff (%s)', (fulfilment) =>
    expect(helpLink(fulfilment, '+44 161 555 0100')).toBe('/help/section?id=eat-in'),
  )
  it('opens the help centre before anything is chosen', () => expect(helpLink('NONE')).toBe('/help'))
})
