import { basketAnswerSchema } from '@galo/contracts/basket'
import { aLine, aSignedBasket } from './basket'

describe('the basket builders', () => {
  it('make what the contract describes', () => {
    expect(basketAnswerSchema.parse(aSignedBasket())).toEqual(aSignedBasket())
  })

  it('add up: lines and fees are the total', () => {
    const { data } = aSignedBasket({
      menu_items: [aLine({ quantity: 3, each: 200 })],
      fees: [{ kind: 'DEPOSIT', amount: { currency_code: 'GBP', value: 15 } }],
    })
    expect(data.totals.grand_total.value).toBe(615)
  })
})
