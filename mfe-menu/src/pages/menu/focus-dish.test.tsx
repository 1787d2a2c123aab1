import { focusDish } from './focus-dish'

/** Of one dish on the menu, how far from the top of the window. */
type Places = Readonly<Record<string, number>>

const drawAt = (places: Places) => {
  document.body.innerHTML = ''
  for (const [id, top] of Object.entries(places)) {
    const place = document.createElement('li')
    place.id = id
    place.innerHTML = '<a href="#dish">Peri chips</a>'
    document.body.append(place)
    const link = place.querySelector('a')
    if (link !== null)
      link.getBoundingClientRect = () => ({ ...document.body.getBoundingClientRect(), top, bottom: top + 76 })
  }
}

describe('The focus that a dish gets back', () => {
  it.each<readonly [to: string, places: Places, focused: string]>([
    ['its card', { 'most-dish-chips': 300, 'dish-chips': 500 }, 'dish-chips'],
    [
      'what is ordered most, where only that is in sight',
      { 'most-dish-chips': 300, 'dish-chips': 5000 },
      'most-dish-chips',
    ],
    ['its card, where neither is', { 'most-dish-chips': -900, 'dish-chips': 5000 }, 'dish-chips'],
    ['its card, where nothing is ordered most', { 'dish-chips': 5000 }, 'dish-chips'],
  ])('goes to %s', (_, places, expected) => {
    drawAt(places)
    focusDish('chips')
    expect(document.activeElement?.parentElement?.id).toBe(expected)
  })
})
