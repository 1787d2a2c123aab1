import { nextUsual, waitUntil, type Wait } from './adaptive-timeout'

const aWait = (wait: Partial<Wait> = {}): Wait => ({
  askedAt: 10_000,
  answeredAt: 0,
  sentAt: null,
  usualMs: 0,
  ...wait,
})

describe('waitUntil', () => {
  it('gives up a service that says nothing after a second', () => expect(waitUntil(aWait(), 1_000)).toBe(11_000))

  it('does not punish a page for its turn, as long as those before it are answered', () =>
    expect(waitUntil(aWait({ answeredAt: 14_500 }), 1_000)).toBe(15_500))

  it('gives up a single question that stays out while others are answered', () =>
    expect(waitUntil(aWait({ answeredAt: 14_500, sentAt: 10_100 }), 1_000)).toBe(12_100))

  it('keeps nobody longer than a quarter of a minute', () =>
    expect(waitUntil(aWait({ answeredAt: 24_900 }), 1_000)).toBe(25_000))

  it('knows a service that is slow today from one that is silent', () => {
    expect(waitUntil(aWait({ usualMs: 700 }), 1_000)).toBe(12_800)
    expect(waitUntil(aWait({ usualMs: 60_000 }), 1_000)).toBe(14_000)
  })
})

describe('nextUsual', () => {
  it('starts with the first answer and then follows slowly', () => {
    expect(nextUsual(0, 400)).toBe(400)
    expect(nextUsual(400, 800)).toBe(500)
  })
})
