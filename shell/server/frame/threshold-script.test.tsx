import { SCROLLED } from '../../shared/frame-names'
import { THRESHOLD_SCRIPT } from './threshold-script'

const scrollTo = (px: number) => {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: px })
  window.dispatchEvent(new Event('scroll'))
}
const past = () => document.documentElement.dataset[SCROLLED]

describe('the thresholds of scrolling', () => {
  beforeAll(() => new Function(THRESHOLD_SCRIPT)())
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
