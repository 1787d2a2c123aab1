import { addLine, isSameChoice, type NewLine } from './basket.lines'

const dish = (menuItemId: string, given: Partial<NewLine> = {}): NewLine => ({
  menuItemId,
  quantity: 1,
  modifiers: [],
  isUpsell: false,
  ...given,
})

describe('addLine', () => {
  it('takes up to 999 of one dish, and says then that there is no room for more', () => {
    const many = addLine([], dish('dip', { quantity: 998 }))
    expect(addLine(many, dish('dip')).map(({ quantity }) => quantity)).toEqual([999])
    expect(() => addLine(many, dish('dip', { quantity: 2 }))).toThrow(
      expect.objectContaining({ status: 400, code: 'BASKET_FULL' }),
    )
  })

  it('takes fifty different dishes, and more of those that are there', () => {
    const fifty = Array.from({ length: 50 }, (_, place) => dish(`dish-${place}`)).reduce(addLine, [])
    expect(fifty).toHaveLength(50)
    expect(() => addLine(fifty, dish('one-more'))).toThrow(
      expect.objectContaining({ status: 400, code: 'BASKET_FULL' }),
    )
    expect(addLine(fifty, dish('dish-49'))).toHaveLength(50)
  })
})

describe('isSameChoice', () => {
  it('goes by what was chosen, in whatever order it was said', () => {
    const sides = (...choices: string[]) => dish('half', { modifiers: [{ id: 'sides', choices }] })
    expect(isSameChoice(sides('corn', 'slaw'), sides('slaw', 'corn'))).toBe(true)
    expect(isSameChoice(sides('corn', 'corn'), sides('corn'))).toBe(false)
    expect(isSameChoice(sides(), dish('half'))).toBe(true)
    expect(isSameChoice(dish('half'), dish('whole'))).toBe(false)
  })
})
