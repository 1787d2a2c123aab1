import { ANSWERING, CONSENT_LIFE_S, consentCookie, readConsent, writeConsent } from './consent-cookie'

const NOW = Date.UTC(2026, 10, 18, 12, 5)
const said = { id: '5f0c2c3e-7f0e-4c58-9a55-0f6c5b1d2a11', measure: true, record: false, decidedAt: NOW }

describe('the cookie of what was said about cookies', () => {
  it('says what was said', () => expect(readConsent(writeConsent(said), NOW)).toEqual(said))

  it('is good for half a year and not a second longer', () => {
    const end = NOW + CONSENT_LIFE_S * 1_000
    expect(readConsent(writeConsent(said), end)).toEqual(said)
    expect(readConsent(writeConsent(said), end + 1_000)).toBeNull()
  })

  it.each([
    undefined,
    '',
    'yes',
    ANSWERING,
    writeConsent(said).replace(/^2/, '1'),
    `${writeConsent(said)}x`,
    '2-11-zz-nothing',
  ])('says nothing, and so no, when it is %s', (value) => expect(readConsent(value, NOW)).toBeNull())

  it('is another one in the other market', () => expect(consentCookie('UK')).not.toBe(consentCookie('IE')))
})
