import '@galo/testing'
import { SILENT_MESSAGE } from '../../shared/session-marker'
import { signInSilently } from './silent-frame'

const frame = () => document.querySelector('iframe')
const say = (data: unknown, over: Partial<MessageEventInit> = {}) =>
  window.dispatchEvent(
    new MessageEvent('message', { data, origin: location.origin, source: frame()?.contentWindow ?? null, ...over }),
  )

describe('signing in without asking anybody anything', () => {
  it('happens in a frame that nobody sees, which says how it went, and goes', async () => {
    const outcome = signInSilently()
    expect(frame()).toHaveAttribute('src', '/order/api/auth/signin/galo?prompt=none&via=frame')
    expect(frame()).not.toBeVisible()
    say({ type: SILENT_MESSAGE, outcome: 'login_required' })
    await expect(outcome).resolves.toBe('login_required')
    expect(frame()).toBeNull()
  })

  it('believes the frame alone, and words that it knows', async () => {
    const outcome = signInSilently()
    say({ type: SILENT_MESSAGE, outcome: 'signed-in' }, { origin: 'https://elsewhere.test' })
    say({ type: SILENT_MESSAGE, outcome: 'signed-in' }, { source: window })
    say({ type: SILENT_MESSAGE, outcome: 'crowned' })
    say({ type: 'galo', outcome: 'signed-in' })
    say(null)
    expect(frame()).not.toBeNull()
    say({ type: SILENT_MESSAGE, outcome: 'interaction_required' })
    await expect(outcome).resolves.toBe('interaction_required')
  })

  it('is given up after five seconds', async () => {
    jest.useFakeTimers()
    const outcome = signInSilently()
    jest.advanceTimersByTime(5_000)
    jest.useRealTimers()
    await expect(outcome).resolves.toBe('failed')
    expect(frame()).toBeNull()
  })
})
