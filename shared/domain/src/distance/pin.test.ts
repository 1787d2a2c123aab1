import { distanceMiles } from './distance'
import { isPinFar, pinIconAt, pinPlaceAt } from './pin'

const door = { latitude: 53.4775, longitude: -2.2497 }
const north = (miles: number) => ({
  ...door,
  latitude: door.latitude + miles / distanceMiles(door, { ...door, latitude: door.latitude + 1 }),
})

describe('a pin', () => {
  it('is far from its address beyond eight hundredths of a mile, and not before', () => {
    expect(isPinFar(door, door)).toBe(false)
    expect(isPinFar(door, north(0.0799))).toBe(false)
    expect(isPinFar(door, north(0.0801))).toBe(true)
  })

  it('has its picture four hundred-thousandths of a degree north of its place, and is put back by as much', () => {
    expect(pinIconAt(door).latitude).toBeCloseTo(53.477_54, 8)
    expect(pinPlaceAt(pinIconAt(door)).latitude).toBeCloseTo(door.latitude, 8)
  })
})
