import { clientAddressOf, type ClientAddress } from '@galo/domain'
import type { Services } from '@galo/services'
import { doorAt } from './door-at'

const HERE = { latitude: 53.4775, longitude: -2.2497 }
const DOOR = clientAddressOf({ lineOne: '231 Deansgate', coordinates: { latitude: 53.4776, longitude: -2.2499 } })

let reverse: () => Promise<ClientAddress | null>
jest.mock('./address-search', () => ({ addressSearch: () => ({ reverse: () => reverse() }) }))

const found = () => doorAt({} as Services, HERE)

describe('doorAt', () => {
  it('is the door there, at the device’s own position and said to be found by it', async () => {
    reverse = () => Promise.resolve(DOOR)
    expect(await found()).toEqual({ ...DOOR, coordinates: HERE, addressSetByLocation: true })
  })

  it('is nothing where only the town is known, nobody knows, or who knows fails', async () => {
    reverse = () => Promise.resolve({ ...DOOR, type: 'locality' })
    expect(await found()).toBeNull()
    reverse = () => Promise.resolve(null)
    expect(await found()).toBeNull()
    reverse = () => Promise.reject(new Error('no maps'))
    expect(await found()).toBeNull()
  })

  it('is not waited for', async () => {
    jest.useFakeTimers()
    reverse = () => new Promise(() => {})
    const answer = found()
    await jest.advanceTimersByTimeAsync(1_500)
    expect(await answer).toBeNull()
    jest.useRealTimers()
  })
})
