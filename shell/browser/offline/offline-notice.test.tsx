import { storesInUse } from '@galo/build/descriptions'
import { createOverlayStack } from '@galo/services'
import { createState } from '@galo/state'
import { offlineNotice } from '../../server/frame/offline-notice'
import { createOfflineNotice } from './offline-notice'

const shown = () => document.querySelector<HTMLDialogElement>('dialog[open]')
const press = (name: string) =>
  [...(shown()?.querySelectorAll('button') ?? [])].find((button) => button.textContent === name)?.click()
const settle = () => new Promise((resolve) => setTimeout(resolve))

describe('who is offline', () => {
  beforeEach(() => {
    document.body.innerHTML = offlineNotice('n0nce', { language: 'en', market: 'UK' })
    Object.assign(HTMLDialogElement.prototype, {
      showModal(this: HTMLDialogElement) {
        this.open = true
      },
      close(this: HTMLDialogElement) {
        this.open = false
        this.dispatchEvent(new Event('close'))
      },
    })
  })
  afterEach(() => {
    history.replaceState(null, '', '/')
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal')
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'close')
  })
  const open = (look: () => Promise<boolean>) => {
    const reload = jest.fn()
    const overlays = createOverlayStack()
    const notice = createOfflineNotice(createState(storesInUse()), overlays, reload)
    notice.show(look)
    return { notice, overlays, reload }
  }

  it('reads so, with the focus there, until the line is back', () => {
    const { notice } = open(async () => false)
    expect(document.activeElement?.textContent).toBe('You are offline')
    expect(shown()?.textContent).toContain('Please check your internet connection and try again.')
    notice.hide()
    expect(shown()).toBeNull()
  })

  it.each(['eat-in', 'at-table'])('is reminded that we are at hand, %s', (fulfilment) => {
    history.replaceState(null, '', `/order/menu/galo-deansgate?fulfilment=${fulfilment}`)
    open(async () => false)
    expect(document.activeElement?.textContent).toBe('Oops, no internet!')
    expect(shown()?.textContent).toContain('Looks like you might be offline')
  })

  it('keeps the page while there is nothing to load it anew from, and reads why', async () => {
    const { reload } = open(async () => false)
    press('Refresh')
    expect(shown()?.querySelector('[role=status]')?.textContent).toBe('Having a look…')
    await settle()
    expect(shown()?.querySelector('[role=status]')?.textContent).toMatch(/^Still no connection/)
    expect(reload).not.toHaveBeenCalled()
  })

  it('has the page loaded anew once there is', async () => {
    const { reload } = open(async () => true)
    press('Refresh')
    await settle()
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('reads it after what matters more, and nothing of lower rank meanwhile', async () => {
    const { overlays } = open(async () => false)
    const market = overlays.enter('wrong-market')
    expect(market.isShown()).toBe(false)
    const loop = overlays.enter('loop')
    expect(shown()).toBeNull()
    await settle()
    loop.leave()
    expect(shown()).not.toBeNull()
    shown()?.close()
    expect(market.isShown()).toBe(true)
  })

  it('may have closed it when the line comes back, and reads it again the next time', () => {
    const { notice } = open(async () => false)
    shown()?.close()
    expect(shown()).toBeNull()
    notice.hide()
    notice.show(async () => false)
    expect(shown()).not.toBeNull()
  })
})
