import { aHalfChicken, aMenu, aMenuItem, aMenuSection } from '@galo/testing'
import { menuMark } from './menu-mark'

const menuOf = (dish = aMenuItem()) => aMenu({ sections: [aMenuSection({ items: [aHalfChicken(), dish] })] })

describe('menuMark', () => {
  it('is short, and the same for the same menu', () => {
    expect(menuMark(menuOf())).toMatch(/^[0-9a-f]{8}$/)
    expect(menuMark(menuOf())).toBe(menuMark(menuOf()))
  })

  it('is another one for an allergen more, which no card shows', () => {
    const withSesame = aMenuItem({ allergens: { sesame: 'YES' } })
    expect(menuMark(menuOf(withSesame))).not.toBe(menuMark(menuOf()))
  })
})
