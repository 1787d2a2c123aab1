import { SCROLLED } from '../../shared/frame-names'
import { THRESHOLD_SCRIPT } from './threshold-script'

const scrollTo = (px: number) => {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: px })
  window.dispatchEvent(new Event('scroll'))
}
const past = () => document.documentElement.dataset[SCROLLED]

describe('the thresholds of scrolling', () => {
  const asked = jest.fn(() => 0)
  beforeAll(() => {
    Object.defineProperty(window, 'scrollY', { configurable: true, get: asked })
    new Function(THRESHOLD_SCRIPT)()
  })

  it('are not asked for while the document is read: a browser would lay it out for the answer', () =>
    expect(asked).not.toHaveBeenCalled())

  it('are known of somebody who scrolled before the script was here, once what has loaded is laid out as well', async () => {
    asked.mockReturnValue(300)
    window.dispatchEvent(new Event('load'))
    await new Promise(requestAnimationFrame)
    expect(asked).not.toHaveBeenCalled()
    await new Promise((resolve) => setTimeout(resolve))
    expect(past()).toBe('100')
  })

  it.each([
    [0, undefined],
    [59, undefined],
    [60, '60'],
    [99, '60'],
    [100, '100'],
    [4_000, '100'],
  ])('at %i pixels is past %s', (px, threshold) => {
    scrollTo(px)
    expect(past()).toBe(threshold)
  })

  it('are passed on the way back as well', () => {
    scrollTo(500)
    scrollTo(80)
    expect(past()).toBe('60')
    scrollTo(10)
    expect(past()).toBeUndefined()
  })
})
