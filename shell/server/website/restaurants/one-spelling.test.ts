import { spellingOfRestaurants } from './one-spelling'

describe('the address of a page of restaurants', () => {
  it.each([
    ['/restaurants//', '/restaurants'],
    ['/Restaurants//Deansgate', '/restaurants/deansgate'],
    ['//restaurants/deansgate', '/restaurants/deansgate'],
    ['/restaurants/%64eansgate', '/restaurants/deansgate'],
    ['/restaurants/deansgate%20', '/restaurants/deansgate'],
    ['/restaurants/deansgate%2F', '/restaurants/deansgate'],
    ['/order//restaurants/in/Leeds/', '/restaurants/in/leeds'],
    ['/restaurants/in/', '/restaurants'],
    ['/restaurants/in/D%C3%BAn%20Laoghaire', '/restaurants/in/dun-laoghaire'],
    ['/restaurants/in/Kingston_upon+Hull', '/restaurants/in/kingston-upon-hull'],
    ['/restaurants/in/m%61nchester', '/restaurants/in/manchester'],
  ])('%s is that of %s', (given, to) => expect(spellingOfRestaurants(given)).toBe(to))

  it.each(['/restaurants/%ff', '/restaurants/in/%E0%A4%A', '/restaurants/%F0%9F%90%94'])(
    'stays %s where it is no name',
    (given) => expect(spellingOfRestaurants(given)).toBe(given),
  )

  it.each(['/restaurant', '/restaurantsx', '/food/restaurants', '/order/menu/restaurants'])('is none of %s', (given) =>
    expect(spellingOfRestaurants(given)).toBeNull(),
  )

  it.each([
    '/restaurants/a%2Fb',
    '/Restaurants/in/%25C3',
    '/restaurants/in/in/in',
    '/restaurants/%2e%2e%2f',
    '/restaurants/%F0%9F%90%94/',
  ])('leads from %s to one that leads nowhere else', (given) => {
    const once = spellingOfRestaurants(given)
    expect(spellingOfRestaurants(once ?? '')).toBe(once)
  })
})
