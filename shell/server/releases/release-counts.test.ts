import { createReleaseCounts } from './release-counts'

describe('createReleaseCounts', () => {
  it('counts visitors, not pages and not failures, by release', () => {
    const counts = createReleaseCounts()
    for (const visitor of ['anna', 'anna', 'ben']) counts.visited(visitor, 'mfe-menu', 'new')
    for (const visitor of ['ben', 'ben']) counts.failed(visitor, 'mfe-menu', 'new')
    counts.visited('ben', 'mfe-menu', 'new')
    counts.visited('cleo', 'mfe-menu', 'old')
    expect(counts.counted()).toEqual({
      'mfe-menu': { new: { visits: 2, failed: 1 }, old: { visits: 1, failed: 0 } },
    })
  })

  it('lets the latest five thousand visits speak for a release', () => {
    const counts = createReleaseCounts()
    for (let visit = 0; visit < 6_000; visit += 1) {
      counts.visited(`${visit}`, 'mfe-menu', 'new')
      if (visit < 1_000) counts.failed(`${visit}`, 'mfe-menu', 'new')
    }
    expect(counts.counted()).toEqual({ 'mfe-menu': { new: { visits: 5_000, failed: 0 } } })
  })
})
