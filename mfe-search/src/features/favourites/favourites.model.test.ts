import { favouritesFrom, withWish } from './favourites.model'

const one = (id: string) => ({ id, slug: id, name: `Galo ${id}`, country: 'GB' })
const [deansgate, leith] = [one('deansgate'), one('leith')]

describe('What a customer likes', () => {
  it('has what was liked last in front', () =>
    expect(withWish([leith], { restaurant: deansgate, isLiked: true })).toEqual([deansgate, leith]))

  it('has nothing twice, and stays as it was for what changes nothing', () => {
    const liked = [deansgate, leith]
    expect(withWish(liked, { restaurant: leith, isLiked: true })).toBe(liked)
    expect(withWish([deansgate], { restaurant: leith, isLiked: false })).toEqual([deansgate])
  })

  it('is without what is liked no more', () =>
    expect(withWish([deansgate, leith], { restaurant: deansgate, isLiked: false })).toEqual([leith]))

  it('is kept by the names of the site', () => {
    const answer = {
      restaurants: [{ identifier: 'leith', slug: 'leith', name: 'Galo leith', country: 'GB' }],
      items: [],
    }
    expect(favouritesFrom(answer)).toEqual([leith])
  })
})
