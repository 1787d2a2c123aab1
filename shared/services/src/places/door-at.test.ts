import { clientAddressOf, type ClientAddress } from '@galo/domain'
import { doorAt } from './door-at'

const HERE = { latitude: 53.4775, longitude: -2.2497 }
const DOOR = clientAddressOf({ lineOne: '231 Deansgate', coordinates: { latitude: 53.4776, longitude: -2.2499 } })
const PATIENCE_MS = 1_500

const found = (reverse: () => Promise<ClientAddress | null>) => doorAt({ reverse }, HERE, PATIENCE_MS)

describe('doorAt', () => {
  it('is the door there, at the device’s own position and said to be found by it', async () => {
    expect(await found(() => Promise.resolve(DOOR))).toEqual({
      ...DOOR,
      coordinates: HERE,
      addressSetByLocation: true,
    })
  })

  it('is nothing where only the town is known, nobody knows, or who knows fails', async () => {
    expect(await found(() => Promise.resolve({ ...DOOR, type: 'locality' }))).toBeNull()
    expect(await found(() => Promise.resolve(null))).toBeNull()
    expect(await found(() => Promise.reject(new Error('no maps')))).toBeNull()
  })

  it('is not waited for', async () => {
    jest.useFakeTimers()
    const answer = found(() => new Promise(() => {}))
    await jest.advanceTimersByTimeAsync(PATIENCE_MS)
    expect(await answer).toBeNull()
    jest.useRealTimers()
  })
})
