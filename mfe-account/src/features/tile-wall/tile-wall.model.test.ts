import { REWARDS, tileWall } from './tile-wall.model'

describe('tileWall', () => {
  it('has ten tiles, numbered from one', () => {
    expect(tileWall().map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  it('gives a reward on the third, sixth and tenth tile and nowhere else', () => {
    expect(tileWall().flatMap(({ number, reward }) => (reward ? [number] : []))).toEqual([3, 6, 10])
  })

  it('glazes the tiles that earn something like embers', () => {
    expect(tileWall().every(({ glaze, reward }) => (glaze === 'ember') === (reward !== null))).toBe(true)
  })

  it('has one reward of each colour', () => {
    expect(new Set(REWARDS.map(({ type }) => type)).size).toBe(3)
  })
})
