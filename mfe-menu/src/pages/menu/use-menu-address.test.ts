import { overlayOf, searchWith, searchWithAllergens, showsAllergens } from './use-menu-address'

describe('overlayOf', () => {
  it('opens the dish that a shared link names', () => {
    expect(overlayOf('?fulfilment=collection&item=half-chicken')).toEqual({ kind: 'item', slug: 'half-chicken' })
    expect(overlayOf('?item=HALF-Chicken')).toEqual({ kind: 'item', slug: 'half-chicken' })
  })

  it('opens nothing for an empty or unknown value', () => {
    expect(overlayOf('?item=&basket=ajar&shared=')).toEqual({ kind: 'none' })
  })

  it('puts the dish before the basket when a link names both', () => {
    expect(overlayOf('?basket=open&item=peri-chips').kind).toBe('item')
  })
})

describe('searchWith', () => {
  it('keeps the fulfilment while a dish opens and closes', () => {
    const opened = searchWith('?fulfilment=collection', { kind: 'item', slug: 'half-chicken' })
    expect(opened).toBe('?fulfilment=collection&item=half-chicken')
    expect(searchWith(opened, { kind: 'none' })).toBe('?fulfilment=collection')
  })

  it('swaps one overlay for the other', () => {
    expect(searchWith('?item=peri-chips', { kind: 'basket' })).toBe('?basket=open')
  })
})

describe('the table of allergens', () => {
  it('lies on top of a dish that is open, and leaves it open when it goes', () => {
    const shown = searchWithAllergens('?item=peri-chips', true)
    expect(showsAllergens(shown)).toBe(true)
    expect(overlayOf(shown)).toEqual({ kind: 'item', slug: 'peri-chips' })
    expect(searchWithAllergens(shown, false)).toBe('?item=peri-chips')
    expect(showsAllergens(searchWith(shown, { kind: 'none' }))).toBe(false)
  })
})
