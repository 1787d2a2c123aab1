import { createSamples } from './samples'

const TBT = { subject: 'menu', figure: 'TBT', unit: 'ms' } as const

describe('createSamples', () => {
  it('takes the median of each side for itself', () => {
    const samples = createSamples()
    for (const ms of [30, 10, 20]) samples.add('ours', TBT, [ms])
    samples.add('floor', TBT, [5])
    expect(samples.figures()).toEqual([{ ...TBT, runs: 3, ours: 20, floor: 5, beside: undefined }])
  })

  it('takes many values of one visit together, by the middle it is told', () => {
    const samples = createSamples()
    samples.add('ours', TBT, [1, 2], (values) => Math.max(...values))
    samples.add('ours', TBT, [9, 3])
    expect(samples.figures()[0]).toMatchObject({ runs: 4, ours: 9 })
  })

  it('keeps figures in the order in which they came, those of a subject together', () => {
    const samples = createSamples()
    samples.add('ours', TBT, [1])
    samples.add('ours', { ...TBT, subject: 'search' }, [1])
    samples.add('ours', { ...TBT, figure: 'LCP' }, [1])
    samples.add('ours', TBT, [2])
    expect(samples.figures().map(({ figure }) => figure)).toEqual(['TBT', 'LCP', 'TBT'])
  })
})
