import { NetworkError, RejectedError } from '@galo/contracts/errors'
import { goneDishes, isTaken, portionsOf, refusalOf } from './saved-baskets.model'

const dish = (display_name: string, quantity: number, value: number | null) => ({
  menu_item_id: display_name,
  display_name,
  quantity,
  modifiers: [],
  price: value === null ? null : { currency_code: 'GBP' as const, value },
})
const friday = { name: 'Friday', dishes: [dish('Half chicken', 2, 980), dish('Garlic dip', 1, null)] }

describe('a saved basket', () => {
  it('names what can’t be had today, and counts what can', () => {
    expect(goneDishes(friday)).toEqual(['Garlic dip'])
    expect(portionsOf(friday)).toBe(2)
  })

  it('is replaced by another one of its name, whatever stands around it', () => {
    expect(isTaken(' Friday ', [friday])).toBe(true)
    expect(isTaken('friday', [friday])).toBe(false)
  })

  it('is refused in words that say why', () => {
    const refused = (errorCode: string) =>
      new RejectedError(
        { errorCode, status: 409, message: '', endPoint: '', method: 'POST', apiSource: 'basket' },
        { errors: [] },
      )
    expect(refusalOf(refused('TOO_MANY_SAVED_BASKETS'), true)).toBe('TOO_MANY_SAVED_BASKETS')
    expect(refusalOf(refused('TEAPOT'), true)).toBe('other')
    expect(refusalOf(new NetworkError('unreachable'), true)).toBe('other')
    expect(refusalOf(new NetworkError('unreachable'), false)).toBe('offline')
  })
})
