import { avoidedIn } from './searched-wish.model'

const EN = { language: 'en', market: 'UK' } as const

describe('avoidedIn', () => {
  it.each([
    ['no milk', ['milk']],
    ['No Mil', ['milk']],
    ['without eggs', ['egg']],
    ['no nuts', ['nut', 'peanut']],
    ['nut-free', ['nut', 'peanut']],
    ['peanut allergy', ['peanut']],
    ['dairy free', ['milk']],
    ['no milk, no sesame', ['milk', 'sesame']],
    ['no milk or soy', ['milk', 'soya']],
    ['no shellfish', ['crustacean', 'mollusc']],
    ['no wheat', ['wheat']],
    ['gluten free', ['gluten']],
  ])('reads in “%s” what somebody must not eat', (typed, names) => {
    expect(avoidedIn(typed, EN)).toEqual(names)
  })

  it.each(['', 'no', 'no m', 'milk', 'no chilli', 'no milk chicken', 'chips', 'no relation', 'free'])(
    'reads nothing of it in “%s”',
    (typed) => {
      expect(avoidedIn(typed, EN)).toEqual([])
    },
  )
})
