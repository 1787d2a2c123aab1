import { availableMethods, walletsOf } from './wallets'

describe('The wallets of a device', () => {
  it('are none where the browser knows of none, and then no button is told of', () => {
    expect(walletsOf({})).toEqual([])
    expect(availableMethods([])).toBeUndefined()
  })

  it('are Apple’s where it says that it can pay, and Google’s where the browser takes requests', () => {
    expect(walletsOf({ ApplePaySession: { canMakePayments: () => true } })).toEqual(['apple_pay'])
    expect(walletsOf({ ApplePaySession: { canMakePayments: () => false }, PaymentRequest: class {} })).toEqual([
      'google_pay',
    ])
    expect(availableMethods(['google_pay'])).toMatchObject({ applePay: false, googlePay: true })
  })
})
