import { deductionName, rewardTitle } from './index'

const UK = { language: 'en', market: 'UK' } as const

describe('deductionName', () => {
  it.each([
    ['PERCENTAGE_DISCOUNT', '20% off your food', '20% off your food'],
    ['GREEN_REWARD', null, 'Any side, on the card'],
    ['RED_REWARD', ' ', 'Whole chicken to share, on the card'],
    ['STUDENT_OFFER', null, 'Student offer'],
    ['', null, 'Discount'],
  ])('calls %p with the name %p %p', (kind, display_name, name) => {
    expect(deductionName({ kind, display_name }, UK)).toBe(name)
  })
})

describe('rewardTitle', () => {
  it('says what each colour is good for', () => {
    expect((['GREEN', 'ORANGE', 'RED'] as const).map((type) => rewardTitle(type, UK))).toEqual([
      'Any side',
      'Half chicken',
      'Whole chicken to share',
    ])
  })
})
