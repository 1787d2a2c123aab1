import { menuSchema } from '@galo/contracts/menu'
import { aHalfChicken, aMenu, aMenuItem, aMenuSection } from './menu'

describe('the menu builders', () => {
  it('make what the contract describes', () => {
    expect(menuSchema.parse(aMenu())).toEqual(aMenu())
  })

  it('keep to it when a dish is told otherwise', () => {
    const menu = aMenu({
      sections: [aMenuSection({ items: [aMenuItem({ price: 345 }), aHalfChicken({ flags: ['NEW'] })] })],
    })
    expect(menuSchema.parse(menu).sections[0]?.items[1]?.flags).toEqual(['NEW'])
  })
})
