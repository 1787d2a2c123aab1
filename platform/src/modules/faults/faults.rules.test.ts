import { breakableCalls, pathPrefixOf, waitOf } from './faults.rules'

describe('waitOf', () => {
  it('is always the same, or somewhere between two ends', () => {
    expect(waitOf({ delayMs: 300, delayUpToMs: null }, 0.9)).toBe(300)
    expect([0, 0.5, 1].map((chance) => waitOf({ delayMs: 100, delayUpToMs: 500 }, chance))).toEqual([100, 300, 500])
  })
})

describe('breakableCalls', () => {
  it('names each call once, in order, and leaves out the console', () => {
    const routes = [
      { method: 'POST', path: '/quote/x' },
      { method: 'ALL', path: '/*' },
      { method: 'GET', path: '/console/api/board' },
      { method: 'GET', path: '/clock' },
      { method: 'GET', path: '/clock' },
    ]
    expect(breakableCalls(routes)).toEqual([
      { method: 'GET', path: '/clock' },
      { method: 'POST', path: '/quote/x' },
    ])
  })
})

describe('pathPrefixOf', () => {
  it('stops where a path begins to differ from call to call', () => {
    expect(['/clock', '/orders/:id/status', '/media/*'].map(pathPrefixOf)).toEqual(['/clock', '/orders/', '/media/'])
  })
})
