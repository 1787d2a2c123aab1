import { isDeepStrictEqual } from 'node:util'
import { factsInUse, storesInUse } from '@galo/build/descriptions'
import { createBus } from '@galo/events'
import { createFlags } from '@galo/services'
import { createState, type StateOf } from '@galo/state'
import type { AppEnvironment } from '../app-environment'
import { aVisit } from '../test/a-visit'
import { startTelemetry } from './start-telemetry'

jest.mock('web-vitals', () => ({
  ...Object.fromEntries(['onCLS', 'onFCP', 'onINP', 'onTTFB'].map((name) => [name, () => {}])),
  onLCP: (tell: (metric: object) => void) =>
    tell({ name: 'LCP', value: 812.3456, rating: 'good', navigationType: 'navigate' }),
}))

type Consent = StateOf<'consent'>

const YES: Consent = { analytics: true, recording: true, decidedAt: 1_000 }
const NO: Consent = { analytics: false, recording: false, decidedAt: 2_000 }
const NOT_ASKED: Consent = { analytics: null, recording: null, decidedAt: null }

interface Sent {
  readonly page?: string
  readonly sessionId?: string
  readonly entries: readonly { readonly name: string; readonly details: Readonly<Record<string, unknown>> }[]
}

const facts = {
  shown: ['page.shown', { page: 'menu.restaurant', place: '1' }],
  listed: ['restaurants.listed', { busy: 2, notBusy: 0, unknown: 1 }],
  clicked: ['checkout.submit-clicked', { basketId: 'b-1', value: 2190 }],
  placed: ['checkout.submit-succeeded', { orderId: 'o-1', value: 2190, loyalty: false }],
  seen: ['order.seen', { orderId: 'o-1', value: 2190 }],
  stage: ['order.stage-seen', { orderId: 'o-1', slug: 'deansgate', stage: 'placed' }],
} as const

describe('What is counted and recorded of a visit', () => {
  let end: () => void
  let beacons: Sent[]
  let asked: string[]
  let now: number
  const fetched = window.fetch

  const open = (consent: Consent, isRecordingOn = false, aheadMs = 0) => {
    const state = createState(storesInUse())
    state.write('consent').setState(consent)
    end = () => state.write('consent').setState(NO)
    const bus = createBus({
      facts: factsInUse(),
      now: () => now + aheadMs,
      createId: () => crypto.randomUUID(),
      report: () => {},
    })
    const flags = createFlags({ 'session-recording': isRecordingOn })
    const visit = aVisit({ consent, aheadMs })
    const environment = { bus, state, visit, services: { flags, createId: () => crypto.randomUUID() } }
    const start = () => startTelemetry(environment as unknown as AppEnvironment, Date.now)
    const tell = (...names: readonly (keyof typeof facts)[]) => {
      for (const name of names) bus.publish(...(facts[name] as Parameters<typeof bus.publish>))
    }
    const remembered = ['purchase', 'recordedVisit', 'recordedBrowser'] as const
    const kept = () =>
      remembered.filter((name) => !isDeepStrictEqual(state.read(name).getState(), storesInUse()[name]?.initial))
    return { state, flags, kept, start, tell, say: (said: Consent) => state.write('consent').setState(said) }
  }
  const sent = () => {
    window.dispatchEvent(new Event('pagehide'))
    return beacons.flatMap(({ entries }) => entries)
  }
  const counted = () =>
    sent()
      .filter(({ name }) => !/^(recording|vital):/.test(name))
      .map(({ name, details }) => [name, details])
  beforeEach(() => {
    jest.useFakeTimers()
    beacons = []
    asked = []
    now = 1_500
    window.history.replaceState(null, '', '/order/menu/deansgate')
    navigator.sendBeacon = (_path, body) => {
      beacons.push(JSON.parse(String(body)) as Sent)
      return true
    }
    window.fetch = async (input) => {
      asked.push(String(input))
      return { status: 204 } as Response
    }
  })
  afterEach(() => {
    end()
    jest.useRealTimers()
    window.fetch = fetched
  })

  it('is nothing before somebody has said yes: no event, no session, no recorder, and nothing is kept', () => {
    const { start, tell, kept } = open(NOT_ASKED, true)
    const own = window.fetch
    start()
    tell('listed', 'shown', 'clicked', 'placed', 'seen', 'stage')
    document.body.click()
    expect(counted()).toEqual([])
    expect(asked).toEqual([])
    expect(window.fetch).toBe(own)
    expect(kept()).toEqual([])
  })

  it('is each step of a meal after a yes, with what it came to', () => {
    const { start, tell } = open(YES)
    start()
    tell('listed', 'shown', 'clicked', 'placed', 'seen', 'stage')
    expect(counted()).toEqual([
      ['busy', { restaurants: 2 }],
      ['error', { restaurants: 1 }],
      ['journey_stage', { stage: 'menu' }],
      ['checkout:checkout_submit_clicked', { value: 2190 }],
      ['checkout:checkout_submit_success', { orderId: 'o-1', value: 2190, loyalty: false }],
      ['pop:order_success', { value: 2190 }],
      ['page_view', { path: '/order/fulfilment/deansgate/placed' }],
    ])
  })

  it('counts once what was told before the code came, and an order once, however often it is looked at', () => {
    const { start, tell } = open(YES)
    tell('placed')
    start()
    tell('placed', 'seen', 'seen', 'stage', 'stage')
    expect(counted().map(([name]) => name)).toEqual([
      'checkout:checkout_submit_success',
      'pop:order_success',
      'page_view',
    ])
  })

  it('counts a page that somebody comes back to once', () => {
    const { start, tell } = open(YES)
    start()
    tell('shown', 'shown')
    expect(counted()).toHaveLength(1)
  })

  it('counts nothing that was done before the yes but the page that is shown', () => {
    const { start, tell, say } = open(NOT_ASKED)
    now = 999
    tell('shown', 'clicked', 'placed')
    start()
    say(YES)
    expect(counted().map(([name]) => name)).toEqual(['journey_stage'])
  })

  it.each([0, 86_400_000, -86_400_000])(
    'counts what was done between the yes and the code that counts, on a page %s milliseconds ahead',
    (aheadMs) => {
      const { start, tell, say } = open(NOT_ASKED, false, aheadMs)
      now = 999
      tell('clicked')
      say(YES)
      now = 1_001
      tell('placed')
      start()
      expect(counted().map(([name]) => name)).toEqual(['checkout:checkout_submit_success'])
    },
  )

  it('is nothing at once after a no, and what was remembered for it is forgotten', () => {
    const { start, tell, say, kept } = open(YES, true)
    const own = window.fetch
    start()
    tell('placed', 'stage')
    say(NO)
    tell('seen', 'clicked', 'shown')
    expect(sent()).toEqual([])
    expect(window.fetch).toBe(own)
    expect(kept()).toEqual([])
  })

  it('forgets orders that were only looked at, too', () => {
    const { start, tell, say, kept } = open(YES)
    start()
    tell('stage')
    expect(kept()).toContain('purchase')
    say(NO)
    expect(kept()).toEqual([])
  })

  it('tells how fast the first page was, and whose release that was', async () => {
    open(YES).start()
    await jest.advanceTimersByTimeAsync(0)
    expect(sent()).toContainEqual(
      expect.objectContaining({
        name: 'vital:LCP',
        details: {
          value: 812.346,
          rating: 'good',
          navigation: 'navigate',
          landing: 'menu.restaurant',
          remote: 'mfe-menu',
          version: '1',
        },
      }),
    )
  })

  it('records when both the visitor and the switch say so, and names the session once', () => {
    const { start, flags, tell } = open(YES)
    start()
    tell('shown')
    expect(asked).toEqual([])
    flags.replace({ 'session-recording': true })
    document.body.innerHTML = '<a href="/orders/orders/o-1">Hi, <b>Ana</b></a>'
    document.querySelector('b')?.click()
    expect(asked).toEqual([
      expect.stringMatching(/^\/order\/api\/session\/id\?sessionId=[\w-]{36}&persistentSessionId=[\w-]{36}$/),
    ])
    const recorded = sent().filter(({ name }) => name.startsWith('recording:'))
    expect(recorded.map(({ name, details }) => [name, details])).toEqual([
      ['recording:page', { page: 'menu.restaurant' }],
      ['recording:press', { what: 'a /orders/orders/{orderId}' }],
    ])
    const { sessionId } = beacons.find(({ entries }) => entries.some(({ name }) => name === 'recording:page')) ?? {}
    expect(asked[0]).toContain(`sessionId=${sessionId}`)
  })

  it('forgets what was remembered by an earlier page, where the no was said without this code', () => {
    const { start, state, kept } = open(NO)
    state.write('recordedBrowser').setState({ id: 'p-1' })
    state.write('purchase').setState({ purchaseId: 'o-1', creationViews: ['o-1'], stageViews: {} })
    start()
    expect(kept()).toEqual([])
  })

  it('stops recording when it is switched off', () => {
    const { start, flags, tell, kept } = open(YES, true)
    start()
    tell('shown')
    flags.replace({ 'session-recording': false })
    tell('shown')
    expect(sent().filter(({ name }) => name.startsWith('recording:'))).toEqual([])
    expect(kept()).toEqual([])
  })
})
