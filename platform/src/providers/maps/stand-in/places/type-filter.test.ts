import { wantedOf } from './type-filter'

describe('The kinds of places somebody asks for', () => {
  it('are all of them when none is named', () => {
    expect(wantedOf([])).toEqual({ localities: ['address', 'postal_code'], towns: true, restaurants: true })
  })

  it.each(['toString', 'constructor', '__proto__', 'aquarium'])('are none by the word %s', (word) => {
    expect(wantedOf([word])).toEqual({ localities: [], towns: false, restaurants: false })
  })
})
