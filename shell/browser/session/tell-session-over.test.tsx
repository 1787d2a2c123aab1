import { factsInUse, storesInUse } from '@galo/build/descriptions'
import { createBus } from '@galo/events'
import { createState } from '@galo/state'
import { act, screen } from '@galo/testing'
import { createFakeServices } from '../test/a-visit'
import { tellSessionOver } from './tell-session-over'

const TITLE = 'You’ve been logged out'
const aPage = () => {
  const bus = createBus({ facts: factsInUse(), now: () => 1_000, createId: () => 'fact', report: () => {} })
  const state = createState(storesInUse())
  tellSessionOver(bus, state, createFakeServices())
  const end = (reason: 'expired' | 'signed-out' | 'replaced') =>
    act(async () => {
      bus.publish('session.ended', { reason })
      // The dialog comes with a file of its own.
      await import('../overlays/session-over-dialog')
    })
  return { bus, end, state }
}
const dialogs = () => screen.queryAllByRole('dialog', { name: TITLE })

describe('somebody whose sign-in runs out while they are at it', () => {
  afterEach(() => document.body.replaceChildren())

  it('is told so, and goes in again from where they are, or on as a guest', async () => {
    window.history.replaceState(null, '', '/order/menu/deansgate?fulfilment=collection')
    const { end } = aPage()
    await end('expired')
    const [dialog] = dialogs()
    expect(dialog).toHaveTextContent('Nothing was charged. Log in again, and your basket is exactly as you left it.')
    expect(screen.getByRole('link', { name: 'Log in again' })).toHaveAttribute(
      'href',
      '/card/auth/login?callbackUrl=%2Forder%2Fmenu%2Fdeansgate%3Ffulfilment%3Dcollection',
    )
    act(() => screen.getByRole('button', { name: 'Carry on as a guest' }).click())
    expect(dialogs()).toEqual([])
  })

  it('is told once, and no more when they are back in another tab', async () => {
    const { bus, end } = aPage()
    await end('expired')
    await end('expired')
    expect(dialogs()).toHaveLength(1)
    act(() => bus.publish('session.started', { userId: 'maeve' }))
    expect(dialogs()).toEqual([])
    await end('expired')
    expect(dialogs()).toHaveLength(1)
  })

  it('is not told that nothing was charged while money is on its way', async () => {
    const { end, state } = aPage()
    state.write('payment').setState({ attempt: { stage: 'confirming' } as never })
    await end('expired')
    expect(dialogs()).toEqual([])
  })

  it.each(['signed-out', 'replaced'] as const)('is not told what they did themselves: %s', async (reason) => {
    const { end } = aPage()
    await end(reason)
    expect(dialogs()).toEqual([])
  })
})
