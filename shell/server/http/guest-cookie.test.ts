import { GUEST_LIFE_S, openGuest, sealGuest } from './guest-cookie'

const NOW = Date.parse('2026-11-22T12:00:00Z')
const ANNA = '0b2f3c1e-1111-4222-8333-444455556666'

describe('openGuest', () => {
  it('knows a device again', () => expect(openGuest(sealGuest(ANNA, NOW, 'key'), NOW, ['key'])).toBe(ANNA))

  it('knows it for thirty days after its last visit, and no longer', () => {
    const cookie = sealGuest(ANNA, NOW, 'key')
    const later = (seconds: number) => openGuest(cookie, NOW + seconds * 1_000, ['key'])
    expect(later(GUEST_LIFE_S)).toBe(ANNA)
    expect(later(GUEST_LIFE_S + 1)).toBeUndefined()
  })

  it('takes nobody’s word for how old a cookie is', () => {
    const [guest = '', , signature = ''] = sealGuest(ANNA, NOW, 'key').split('.')
    const younger = `${guest}.${Math.floor(NOW / 1_000 + GUEST_LIFE_S).toString(36)}.${signature}`
    expect(openGuest(younger, NOW, ['key'])).toBeUndefined()
  })

  it('outlives a change of the key, and is revoked by a second one', () => {
    const cookie = sealGuest(ANNA, NOW, 'old')
    expect(openGuest(cookie, NOW, ['new', 'old'])).toBe(ANNA)
    expect(openGuest(cookie, NOW, ['newer', 'new'])).toBeUndefined()
  })

  it.each([undefined, '', '..', ANNA, `${ANNA}.${'x'.repeat(43)}`, `${sealGuest(ANNA, NOW, 'key')}.more`, 'é.é.é'])(
    'takes %p for none',
    (value) => expect(openGuest(value, NOW, ['key'])).toBeUndefined(),
  )
})
