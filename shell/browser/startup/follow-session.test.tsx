import { factsInUse } from '@galo/build/descriptions'
import { createBus } from '@galo/events'
import { createFakeSession } from '@galo/testing'
import type { AppEnvironment } from '../app-environment'
import { aVisit, createFakeServices } from '../test/a-visit'
import { followSession } from './follow-session'

const MARK = 'galo_signed_in_uk'

const follow = () => {
  const session = createFakeSession()
  const bus = createBus({ facts: factsInUse(), now: () => 0, createId: () => 'id', report: () => {} })
  const environment = { services: { ...createFakeServices(), session }, visit: aVisit(), bus }
  followSession(environment as unknown as AppEnvironment)
  return { session, bus, looks: () => session.asked.length }
}

describe('who is here is found out', () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => {
    document.cookie = `${MARK}=; max-age=0`
    jest.useRealTimers()
  })

  it('at once where a session may be', () => {
    document.cookie = `${MARK}=1`
    expect(follow().looks()).toBe(1)
  })

  it('not by the mark of the other market', () => {
    document.cookie = 'galo_signed_in_ie=1'
    expect(follow().looks()).toBe(0)
    document.cookie = 'galo_signed_in_ie=; max-age=0'
  })

  it('once, soon after the first touch', () => {
    const { looks } = follow()
    window.dispatchEvent(new Event('pointerdown'))
    expect(looks()).toBe(0)
    jest.advanceTimersByTime(5_000)
    window.dispatchEvent(new KeyboardEvent('keydown'))
    jest.advanceTimersByTime(5_000)
    expect(looks()).toBe(1)
  })

  it('when somebody comes back to the page who has signed in elsewhere', () => {
    const { looks } = follow()
    window.dispatchEvent(new Event('focus'))
    expect(looks()).toBe(0)
    document.cookie = `${MARK}=1`
    window.dispatchEvent(new Event('focus'))
    window.dispatchEvent(new Event('focus'))
    expect(looks()).toBe(1)
  })

  it.each([
    ['session.started', { userId: 'u-1' }],
    ['session.ended', { reason: 'signed-out' }],
  ] as const)('when another tab tells of it: %s', (fact, payload) => {
    const { bus, looks } = follow()
    bus.publish(fact, payload)
    expect(looks()).toBe(1)
  })
})
