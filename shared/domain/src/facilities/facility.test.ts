import { facilitiesIn } from './facility'

describe('The facilities of a house', () => {
  it('come in the order they are chosen by, each once', () =>
    expect(facilitiesIn(['wifi', 'halal', 'disabledAccess', 'halal'])).toEqual(['disabledAccess', 'halal', 'wifi']))

  it('are only those that there are words for', () =>
    expect(facilitiesIn(['heliport', 'constructor', 'rail'])).toEqual(['rail']))
})
