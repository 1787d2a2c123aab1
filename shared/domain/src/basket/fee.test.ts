import { feeLabel } from './fee'

describe('feeLabel', () => {
  it('has words for the fees we know', () => {
    expect([feeLabel('DELIVERY'), feeLabel('BAG'), feeLabel('DEPOSIT')]).toEqual([
      'Delivery',
      'Bag',
      'Bottle and can deposit',
    ])
  })

  it('shows a fee nobody told us about as it is called', () => {
    expect([feeLabel('LATE_NIGHT'), feeLabel('toString'), feeLabel('')]).toEqual(['Late night', 'Tostring', 'Fee'])
  })
})
