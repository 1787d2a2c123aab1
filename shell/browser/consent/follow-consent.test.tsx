import { storesInUse } from '@galo/build/descriptions'
import { createState } from '@galo/state'
import { CONSENT_SAID, consentCookie, writeConsent } from '../../shared/consent-cookie'
import { aVisit, createFakeServices } from '../test/a-visit'
import { followConsent } from './follow-consent'

const decidedAt = createFakeServices().clock.now()
const COOKIE = consentCookie('UK')
const keep = (name = COOKIE) => {
  const said = { id: '5f0c2c3e-7f0e-4c58-9a55-0f6c5b1d2a11', measure: true, record: false, decidedAt }
  document.cookie = `${name}=${writeConsent(said)}`
}
const forget = (name = COOKIE) => void (document.cookie = `${name}=; max-age=0`)

const open = () => {
  const state = createState(storesInUse())
  followConsent({ state, visit: aVisit(), services: createFakeServices() })
  return () => state.read('consent').getState()
}
const NOT_ASKED = { analytics: null, recording: null, decidedAt: null }

describe('what is said about cookies while a page stands', () => {
  afterEach(() => forget())

  it('is in the store as soon as it is said there', () => {
    const consent = open()
    keep()
    expect(consent()).toEqual(NOT_ASKED)
    dispatchEvent(new Event(CONSENT_SAID))
    expect(consent()).toEqual({ analytics: true, recording: false, decidedAt })
  })

  it('is in the store when it was said before the page began to follow', () => {
    keep()
    expect(open()().analytics).toBe(true)
  })

  it('is heard of when somebody comes back, who has said it or taken it back elsewhere', () => {
    const consent = open()
    keep()
    document.dispatchEvent(new Event('visibilitychange'))
    expect(consent().analytics).toBe(true)
    forget()
    document.dispatchEvent(new Event('visibilitychange'))
    expect(consent()).toEqual(NOT_ASKED)
  })

  it('is nothing where it was said to the other market', () => {
    const consent = open()
    keep(consentCookie('IE'))
    document.dispatchEvent(new Event('visibilitychange'))
    forget(consentCookie('IE'))
    expect(consent()).toEqual(NOT_ASKED)
  })
})
