import { generateVAPIDKeys } from 'web-push'
import { DEVELOPMENT_VAPID, pushProblems, vapidOf } from './push-settings'

const { publicKey, privateKey } = generateVAPIDKeys()
const GOOD = {
  GALO_ENV: 'production',
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
  VAPID_SUBJECT: 'mailto:push@galo.test',
}

describe('The keys for web push', () => {
  it('are all there or none of them is, where customers are', () => {
    expect(pushProblems(GOOD)).toEqual([])
    expect(pushProblems({ GALO_ENV: 'production' })).toEqual([])
    for (const name of ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'] as const)
      expect(pushProblems({ ...GOOD, [name]: '' })).toEqual([
        `${name}: must be set with the other two, or none of them`,
      ])
  })

  it.each([
    [{ VAPID_PRIVATE_KEY: 'too-short' }, 'VAPID_PRIVATE_KEY: is no private key'],
    [{ VAPID_PRIVATE_KEY: generateVAPIDKeys().privateKey }, 'VAPID_PRIVATE_KEY: does not belong to'],
    [
      { VAPID_PUBLIC_KEY: DEVELOPMENT_VAPID.publicKey, VAPID_PRIVATE_KEY: DEVELOPMENT_VAPID.privateKey },
      'VAPID_PRIVATE_KEY: is the development key',
    ],
    [{ VAPID_SUBJECT: 'push@galo.test' }, 'VAPID_SUBJECT: must begin with mailto: or https:'],
  ])('are refused as %j', (changes, why) =>
    expect(pushProblems({ ...GOOD, ...changes })).toEqual([expect.stringContaining(why)]),
  )

  it('are a pair made for it on a machine of one’s own, and elsewhere nobody’s', () => {
    expect(vapidOf({ GALO_ENV: 'local' })).toBe(DEVELOPMENT_VAPID)
    expect(vapidOf({ GALO_ENV: 'production' })).toBeNull()
    expect(vapidOf(GOOD)).toEqual({ publicKey, privateKey, subject: 'mailto:push@galo.test' })
    // The pair itself is one.
    expect(
      pushProblems({
        GALO_ENV: 'local',
        VAPID_PUBLIC_KEY: DEVELOPMENT_VAPID.publicKey,
        VAPID_PRIVATE_KEY: DEVELOPMENT_VAPID.privateKey,
        VAPID_SUBJECT: DEVELOPMENT_VAPID.subject,
      }),
    ).toEqual([])
  })
})
