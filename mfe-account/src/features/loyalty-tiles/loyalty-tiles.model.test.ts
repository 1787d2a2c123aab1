import { REWARDS, loyaltyTiles } from './loyalty-tiles.model'

describe('loyaltyTiles', () => {
  it('has ten tiles, numbered from one', () => {
    expect(loyaltyTiles().map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  it('gives a reward on the third, sixth and tenth tile and nowhere else', () => {
    expect(loyaltyTiles().flatMap(({ number, reward }) => (reward ? [number] : []))).toEqual([3, 6, 10])
  })

  it('glazes the tiles that earn something like embers', () => {
    expect(loyaltyTiles().every(({ glaze, reward }) => (glaze === 'ember') === (reward !== null))).toBe(true)
  })

  it('has one reward of each colour', () => {
    expect(new Set(REWARDS.map(({ type }) => type)).size).toBe(3)
  })
})
