import { receiptSchema } from '@galo/contracts/orders'
import { aReceipt } from './receipt'

describe('aReceipt', () => {
  it('is one by its contract, and adds up', () => {
    const receipt = receiptSchema.parse(aReceipt())
    expect(receipt.bands.reduce((sum, { gross }) => sum + gross.value, 0)).toBe(receipt.total.value)
  })
})
