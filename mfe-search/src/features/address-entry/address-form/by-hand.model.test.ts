import { clientAddressOf, showsError, type ClientAddress, type Market } from '@galo/domain'
import {
  addressByHand,
  ADDRESS_FIELDS,
  fieldsOf,
  isElsewhere,
  startFrom,
  touched,
  withCode,
  withField,
  wordsToFind,
  wrongFields,
  type AddressStart,
} from './by-hand.model'

const DEANSGATE = { lineOne: '231 Deansgate', city: 'Manchester', postcode: 'm34en' }
const DAME_STREET = { lineOne: '1 Dame Street', city: 'Dublin', postcode: 'd02x285' }

describe('the fields of an address', () => {
  it.each<readonly [Market, AddressStart, readonly string[]]>([
    ['UK', DEANSGATE, []],
    ['UK', {}, ['lineOne', 'city', 'postcode']],
    ['UK', { ...DEANSGATE, postcode: '' }, ['postcode']],
    ['UK', { ...DEANSGATE, postcode: 'M3' }, ['postcode']],
    ['UK', { ...DEANSGATE, postcode: 'D02 X285' }, ['postcode']],
    ['UK', { ...DEANSGATE, lineOne: ' ' }, ['lineOne']],
    ['UK', { ...DEANSGATE, lineOne: 'M3 4EN' }, ['lineOne']],
    ['UK', { ...DEANSGATE, city: '' }, ['city']],
    ['UK', { ...DEANSGATE, lineTwo: 'Flat 2', instructions: 'Blue door' }, []],
    ['IE', DAME_STREET, []],
    ['IE', {}, ['lineOne', 'city']],
    ['IE', { ...DAME_STREET, postcode: '' }, []],
    ['IE', { ...DAME_STREET, postcode: 'D02' }, ['postcode']],
    ['IE', { ...DAME_STREET, postcode: 'M3 4EN' }, ['postcode']],
    ['IE', { ...DAME_STREET, lineOne: 'D02 X285' }, ['lineOne']],
  ])('in %s, of %j, those that are wrong are %j', (market, start, wrong) => {
    expect(wrongFields(fieldsOf(market, start), market)).toEqual(wrong)
  })

  it('tell nobody off before they are sent, and all that are wrong then', () => {
    const fields = fieldsOf('UK')
    const errors = (of: typeof fields) => ADDRESS_FIELDS.filter((name) => showsError(of[name]))
    expect(errors(fields)).toEqual([])
    expect(errors(touched(fields))).toEqual(['lineOne', 'city', 'postcode'])
    expect(errors(withField(fields, 'postcode', 'M3'))).toEqual(['postcode'])
  })

  it('begin with what was searched for, a postcode as one and never as the street', () => {
    expect(startFrom('UK', 'm3 4en')).toEqual({ lineOne: '', postcode: 'M3 4EN' })
    expect(startFrom('IE', 'm3 4en')).toEqual({ lineOne: 'm3 4en' })
    expect(startFrom('IE', '1 Dame Street')).toEqual({ lineOne: '1 Dame Street' })
  })
})

describe('an address by hand', () => {
  it('is tidied, spelt as we spell it and said to be written by hand', () => {
    const fields = fieldsOf('UK', { ...DEANSGATE, lineTwo: ' Flat  2 ', instructions: 'Blue door' })
    expect(addressByHand(fields, 'UK', 'United Kingdom')).toMatchObject({
      lineOne: '231 Deansgate',
      lineTwo: 'Flat 2',
      postcode: 'M3 4EN',
      countryCode: 'GB',
      formatted: '231 Deansgate, Flat 2, Manchester, M3 4EN, United Kingdom',
      isManualInput: true,
      instructions: 'Blue door',
      coordinates: null,
    })
  })

  it('has no code in Ireland where none was written', () => {
    const address = addressByHand(fieldsOf('IE', { ...DAME_STREET, postcode: ' ' }), 'IE', 'Ireland')
    expect([address.postcode, address.countryCode, address.formatted]).toEqual([
      '',
      'IE',
      '1 Dame Street, Dublin, Ireland',
    ])
  })

  it('is looked up without its code, which would lead to itself', () => {
    expect(wordsToFind(addressByHand(fieldsOf('UK', DEANSGATE), 'UK', ''))).toBe('231 Deansgate, Manchester')
  })

  it('is somewhere else when that very door is known by another code', () => {
    const written = clientAddressOf({ ...DEANSGATE, postcode: 'M3 4EP' })
    const found = (known: Partial<ClientAddress>) =>
      clientAddressOf({ ...DEANSGATE, postcode: 'M3 4EN', type: 'address', ...known })
    expect(isElsewhere(written, found({}))).toBe(true)
    expect(isElsewhere(written, found({ lineOne: '231, DEANSGATE' }))).toBe(true)
    expect(isElsewhere(written, found({ postcode: 'm34ep' }))).toBe(false)
    expect(isElsewhere(written, found({ lineOne: '23 Deansgate' }))).toBe(false)
    expect(isElsewhere(written, found({ type: 'locality' }))).toBe(false)
    expect(isElsewhere(clientAddressOf({ ...DEANSGATE, postcode: '' }), found({}))).toBe(false)
  })

  it('is written anew with the code that was found', () => {
    expect(
      withCode(addressByHand(fieldsOf('IE', { ...DAME_STREET, postcode: '' }), 'IE', 'Ireland'), 'D02 X285'),
    ).toMatchObject({ postcode: 'D02 X285', formatted: '1 Dame Street, Dublin, D02 X285, Ireland' })
  })
})
