import { largestCircleOf } from './circles.mjs'

const graph = (edges: Readonly<Record<string, readonly string[]>>) =>
  new Map(Object.entries(edges).map(([area, others]) => [area, new Set(others)]))

describe('largestCircleOf', () => {
  it('is empty where everything flows one way', () => {
    expect(largestCircleOf(graph({ orders: ['basket', 'menu'], basket: ['menu'] }))).toEqual([])
  })

  it('names everybody who is in the circle, and nobody who only leads to it', () => {
    const edges = { console: ['orders'], orders: ['basket'], basket: ['loyalty'], loyalty: ['orders', 'menu'] }
    expect(largestCircleOf(graph(edges))).toEqual(['basket', 'loyalty', 'orders'])
  })

  it('takes the larger of two', () => {
    const edges = { a: ['b'], b: ['a'], c: ['d'], d: ['e'], e: ['c'] }
    expect(largestCircleOf(graph(edges))).toEqual(['c', 'd', 'e'])
  })
})
