import { isCardholderName, isEmail, isPersonName, isPhone } from './person'

const takes = (check: (typed: string) => boolean, typed: readonly string[]) => typed.filter((each) => !check(each))
const refuses = (check: (typed: string) => boolean, typed: readonly string[]) => typed.filter(check)

describe('isEmail', () => {
  it('takes the addresses people have', () => {
    expect(
      takes(isEmail, ['ana@galo.test', 'a.b+c@sub.example.co.uk', "o'brien@example.ie", ' ana@galo.test ', 'A@B.CO']),
    ).toEqual([])
  })

  it('refuses what could not be delivered to', () => {
    expect(
      refuses(isEmail, [
        '',
        'ana',
        'ana@',
        '@galo.test',
        'ana@galo',
        'a b@galo.test',
        'ana@-galo.test',
        'ana@galo..test',
        'ana@galo.test.',
      ]),
    ).toEqual([])
  })

  it('stops at 254 characters', () => {
    const domain = '@galo.test'
    expect(isEmail('a'.repeat(254 - domain.length) + domain)).toBe(true)
    expect(isEmail('a'.repeat(255 - domain.length) + domain)).toBe(false)
  })
})

describe('isPhone', () => {
  it('takes 7 to 20 digits with single spaces and a plus', () => {
    expect(takes(isPhone, ['1234567', '07700 900123', '+44 7700 900123', '+353 20 910 1234', '1'.repeat(20)])).toEqual(
      [],
    )
  })

  it('refuses less, more and other signs', () => {
    expect(
      refuses(isPhone, ['', '123456', '1'.repeat(21), '07700-900123', '+', '++441234567', '0770O 900123']),
    ).toEqual([])
  })
})

describe('isPersonName', () => {
  it('takes whatever somebody is called', () => {
    expect(takes(isPersonName, ['Ana', 'O’Brien', 'Nguyễn', '李', 'Anne-Marie da Silva'])).toEqual([])
    expect(isPersonName('   ')).toBe(false)
  })

  it('takes names of every script, with the joiners that some are written with', () => {
    const names = ['محمد', 'علی\u200cرضا', 'क्\u200dष', 'Владимир', 'Ελένη', '김', 'ᐊᓇ', 'Nʻdiaye', 'Zoë 3rd', '李小龍']
    expect(takes(isPersonName, names)).toEqual([])
  })

  it('refuses what a kitchen could not call out: signs nobody sees, numbers and dots', () => {
    const none = [
      '\u200b',
      '\u001b',
      '\u202e',
      '\u200d',
      '\u3164',
      '4242424242424242',
      '4242 4242 4242 4242',
      '07700',
      '...',
      '🔥',
    ]
    expect(refuses(isPersonName, [...none, 'Ana 4242424242424242'])).toEqual([])
  })

  it('stops at 100 letters, which is what the platform keeps', () => {
    expect(isPersonName('a'.repeat(100))).toBe(true)
    expect(isPersonName(`  ${'a'.repeat(100)}  `)).toBe(true)
    expect(isPersonName('a'.repeat(101))).toBe(false)
  })
})

describe('isCardholderName', () => {
  it('takes the names on cards', () => {
    expect(takes(isCardholderName, ['MS A SILVA', "Sean O'Brien", 'Sean O’Brien', 'J. R. Müller-Núñez', 'Al'])).toEqual(
      [],
    )
  })

  it('refuses a card number in the wrong field, and no name at all', () => {
    expect(refuses(isCardholderName, ['4242 4242 4242 4242', 'Ana 4242', 'A', '...', '', 'x'.repeat(61)])).toEqual([])
  })
})
