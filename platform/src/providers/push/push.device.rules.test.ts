import { createECDH, randomBytes } from 'node:crypto'
import { hasGoodKeys, isPushEndpoint } from './push.device.rules'

const STAND_IN = 'http://localhost:4100/stand-ins/push'

describe('isPushEndpoint', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
    'https://web.push.apple.com/QGx',
    'https://wns2-par02p.notify.windows.com/w/?token=BQ',
    'https://FCM.googleapis.com:443/fcm/send/abc',
  ])('is a push service’s: %s', (endpoint) => expect(isPushEndpoint(endpoint, null)).toBe(true))

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://fcm.googleapis.com.evil.example/fcm/send/abc',
    'https://evil-fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com@evil.example/',
    'https://user:pass@fcm.googleapis.com/',
    'https://fcm.googleapis.com/#@evil.example',
    'https://evilpush.apple.com/abc',
    'https://push.apple.com/abc',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/abc',
    'https://[::1]/abc',
    'file:///etc/passwd',
    'fcm.googleapis.com',
    '',
    `${STAND_IN}/abc`,
  ])('is nobody we send to: %s', (endpoint) => expect(isPushEndpoint(endpoint, null)).toBe(false))

  it('is the stand-in’s on a machine of one’s own, below its path alone', () => {
    expect(isPushEndpoint(`${STAND_IN}/abc`, STAND_IN)).toBe(true)
    for (const elsewhere of [
      'http://localhost:4100/stand-ins/pushed/abc',
      `${STAND_IN}/../../console/api/orders`,
      'http://localhost:4101/stand-ins/push/abc',
      'http://localhost:4100@evil.example/stand-ins/push/abc',
    ])
      expect(isPushEndpoint(elsewhere, STAND_IN)).toBe(false)
  })
})

describe('hasGoodKeys', () => {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  const good = { p256dh: pair.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') }
  const endpoint = 'https://fcm.googleapis.com/fcm/send/abc'

  it('are a point on the curve and sixteen bytes', () => expect(hasGoodKeys({ endpoint, keys: good })).toBe(true))

  it('are nothing a message could not be encrypted with', () => {
    const off = Buffer.from(good.p256dh, 'base64url').fill(7, 1).toString('base64url')
    for (const keys of [
      { ...good, p256dh: off },
      { ...good, p256dh: pair.getPublicKey('base64url', 'compressed') },
      { ...good, auth: randomBytes(15).toString('base64url') },
      { p256dh: '', auth: '' },
    ])
      expect(hasGoodKeys({ endpoint, keys })).toBe(false)
  })
})
