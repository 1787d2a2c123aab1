import { typedPostcode } from './postcode.rules'

describe('typedPostcode', () => {
  it.each(['M1 1AE', 'm11ae', ' m1  1ae '])('reads %j as M1 1AE', (input) => {
    expect(typedPostcode(input, 'UK')).toEqual({ district: 'M1', postcode: 'M1 1AE', isWhole: true })
  })

  it.each(['D02 X285', 'd02x285', 'D02-X285'])('reads %j as D02 X285', (input) => {
    expect(typedPostcode(input, 'IE')).toEqual({ district: 'D02', postcode: 'D02 X285', isWhole: true })
  })

  it('knows a district alone, and the one Dublin key that ends in a letter', () => {
    expect(typedPostcode('ec2a', 'UK')).toEqual({ district: 'EC2A', postcode: 'EC2A', isWhole: false })
    expect(typedPostcode('D6W', 'IE')).toEqual({ district: 'D6W', postcode: 'D6W', isWhole: false })
  })

  it.each(['D2', 'd 2', 'DO2', 'D02'])('reads %j as Dublin 2', (input) => {
    expect(typedPostcode(input, 'IE')?.district).toBe('D02')
  })

  it('takes the letter O for nought where only nought can stand', () => {
    expect(typedPostcode('DO2 X2O5', 'IE')?.postcode).toBe('D02 X205')
    expect(typedPostcode('SW1A OAA', 'UK')?.postcode).toBe('SW1A 0AA')
    expect(typedPostcode('OX1 1AA', 'UK')?.postcode).toBe('OX1 1AA')
  })

  it.each([
    ['M3 4', 'M3'],
    ['m3 4e', 'M3'],
    ['m34e', 'M3'],
    ['M34', 'M34'],
    ['M34 5', 'M34'],
    ['m345', 'M34'],
    ['sw1a1', 'SW1A'],
    ['SW1A 1A', 'SW1A'],
    ['ec 2a', 'EC2A'],
    ['n1 9', 'N1'],
  ])('reads %j, whose end is still to come, as in %s', (input, district) => {
    expect(typedPostcode(input, 'UK')).toEqual({ district, postcode: district, isWhole: false })
  })

  it.each([
    ['D02 X28', 'D02'],
    ['d02x', 'D02'],
    ['A94 T', 'A94'],
    ['d6w x2', 'D6W'],
  ])('reads %j, whose end is still to come, as by %s', (input, district) => {
    expect(typedPostcode(input, 'IE')).toEqual({ district, postcode: district, isWhole: false })
    expect(typedPostcode('D02 X28', 'UK')).toBeNull()
  })

  it.each(['Deansgate', '12 Main Street', '', 'M', 'Dublin 2'])('does not take %j for one', (input) => {
    expect(typedPostcode(input, 'UK')).toBeNull()
    expect(typedPostcode(input, 'IE')).toBeNull()
  })
})
