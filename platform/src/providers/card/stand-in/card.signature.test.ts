import { isSigned, signMessage } from './card.signature'

const now = new Date('2026-11-17T18:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const SECRET = 'whsec_of_the_platform'
const BODY = '{"id":"evt_1"}'
const header = signMessage(BODY, now, SECRET)

describe('A signed message', () => {
  it('is taken for five minutes, whichever clock is ahead', () => {
    expect(isSigned(header, BODY, later(300), SECRET)).toBe(true)
    expect(isSigned(header, BODY, later(-300), SECRET)).toBe(true)
    expect(isSigned(header, BODY, later(301), SECRET)).toBe(false)
    expect(isSigned(header, BODY, later(-301), SECRET)).toBe(false)
  })

  it('is refused with another body, another secret or another time', () => {
    expect(isSigned(header, `${BODY} `, now, SECRET)).toBe(false)
    expect(isSigned(header, BODY, now, 'whsec_of_somebody_else')).toBe(false)
    expect(isSigned(header.replace(/t=\d+/, `t=${later(1).getTime() / 1000}`), BODY, now, SECRET)).toBe(false)
  })

  it.each(['', 't=1', 'v1=abc', 't=,v1=', 't=NaN,v1=abc', 'nonsense', 't=1e400,v1=a'])('is not %j', (nonsense) => {
    expect(isSigned(nonsense, BODY, now, SECRET)).toBe(false)
  })

  it('may carry an older secret’s signature beside the right one', () => {
    expect(isSigned(`${header.replace(/v1=.*/, 'v1=old')},${header.split(',')[1]}`, BODY, now, SECRET)).toBe(true)
  })
})
