import { distanceMiles, milesToMetres } from '@galo/domain'
import { movedPin, type Direction } from './confirm-pin.model'

const door = { latitude: 53.4775, longitude: -2.2497 }

describe('a pin that is moved by a button', () => {
  it.each<Direction>(['north', 'south', 'west', 'east'])('goes eight metres %s', (to) =>
    expect(milesToMetres(distanceMiles(door, movedPin(door, to)))).toBeCloseTo(8, 1),
  )

  it('comes back by the opposite one', () => {
    const back = movedPin(movedPin(door, 'west'), 'east')
    expect(back.longitude).toBeCloseTo(door.longitude, 9)
    expect(movedPin(movedPin(door, 'north'), 'south').latitude).toBeCloseTo(door.latitude, 9)
  })
})
