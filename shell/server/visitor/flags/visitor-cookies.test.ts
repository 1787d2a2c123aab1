import { Hono } from 'hono'
import { CONSENT_LIFE_S, consentCookie, writeConsent } from '../../../shared/consent-cookie'
import type { FlagsInUse } from './flags.model'
import { armsKept } from './visitor-cookies'

const NOW = Date.UTC(2026, 10, 18, 12, 5)
const FLAGS: FlagsInUse = {
  words: {
    purpose: '',
    removeAfter: '2027-01-01',
    owner: 'mfe-account',
    fallback: 'ab_excluded',
    values: ['ab_control', 'ab_variant', 'ab_excluded'],
  },
}
const ARM = 'galo_ab_uk=words:ab_variant'

const saying = (measure: boolean, decidedAt = NOW) =>
  `${consentCookie('UK')}=${writeConsent({ id: '5f0c2c3e-7f0e-4c58-9a55-0f6c5b1d2a11', measure, record: true, decidedAt })}`

const kept = async (...cookies: readonly string[]) => {
  const site = new Hono().get('/', (context) => context.json(armsKept(context, 'UK', FLAGS, NOW)))
  return (await site.request('http://uk.galo.test/', { headers: { cookie: cookies.join('; ') } })).json()
}

describe('the arm that a browser keeps', () => {
  it('is what pages are drawn with for who said yes to counting', async () =>
    expect(await kept(saying(true), ARM)).toEqual({ words: 'ab_variant' }))

  it.each([
    ['has not answered', []],
    ['said no', [saying(false)]],
    ['said yes too long ago', [saying(true, NOW - (CONSENT_LIFE_S + 1) * 1_000)]],
    ['said yes to the other market', [saying(true).replace('_uk', '_ie')]],
  ])('counts for nothing where somebody %s', async (_who, consent) => expect(await kept(...consent, ARM)).toEqual({}))
})
