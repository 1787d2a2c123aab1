import { searchWithTable, tableInAddress } from './table-in-address'

describe('The table in the address of a menu', () => {
  it.each([
    ['?fulfilment=at-table&table=12', '12'],
    ['?table=%20%2012%20', '12'],
    ['?table=abc', 'abc'],
    ['?table=12345678901234567890', '123456789012'],
    ['?table=', null],
    ['?fulfilment=eat-in', null],
  ])('of %s is %s', (search, table) => expect(tableInAddress(search)).toBe(table))

  it('is changed, and nothing else', () =>
    expect(searchWithTable('?fulfilment=at-table&table=abc&item=dip', ' 7 ')).toBe(
      '?fulfilment=at-table&table=7&item=dip',
    ))
})
