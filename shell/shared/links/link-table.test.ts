import { linksOf } from './link-table'

const pathsOf = (market: 'UK' | 'IE') => linksOf(market).flatMap(({ links }) => links.map(({ path }) => path))

describe('the links of a market', () => {
  it('sell sauces in the UK, and gift cards in Ireland, which also says where to tell what is wrong', () => {
    const [uk, ireland] = [pathsOf('UK'), pathsOf('IE')]
    expect(uk.filter((path) => !ireland.includes(path))).toEqual(['/food/shop'])
    expect(ireland.filter((path) => !uk.includes(path))).toEqual(['/food/gift-card', '/whistleblowing'])
  })

  it.each(['UK', 'IE'] as const)('lead to each place once in %s', (market) => {
    const paths = pathsOf(market)
    expect(new Set(paths).size).toBe(paths.length)
  })

  it('end with the law, after six columns', () =>
    expect(linksOf('UK').map(({ id }) => id)).toEqual([
      'food',
      'restaurants',
      'card',
      'explore',
      'about',
      'help',
      'legal',
    ]))
})
