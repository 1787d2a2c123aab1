import { createEvents, defineEvent } from './events'

const parcelSent = defineEvent<{ readonly parcels: number }>('parcel.sent')
const parcelLost = defineEvent<{ readonly why: string }>('parcel.lost')

describe('createEvents', () => {
  it('tells every follower, one after the other in the order they came', async () => {
    const events = createEvents()
    const heard: string[] = []
    events.follow(parcelSent, async ({ parcels }) => {
      await Promise.resolve()
      heard.push(`label for ${parcels}`)
    })
    events.follow(parcelSent, async ({ parcels }) => void heard.push(`invoice for ${parcels}`))
    await events.publish(parcelSent, { parcels: 2 })
    expect(heard).toEqual(['label for 2', 'invoice for 2'])
  })

  it('tells nobody of what they do not follow, and of nothing another platform of this process publishes', async () => {
    const [one, other] = [createEvents(), createEvents()]
    const follower = jest.fn(async () => {})
    one.follow(parcelSent, follower)
    await one.publish(parcelLost, { why: 'no address' })
    await other.publish(parcelSent, { parcels: 1 })
    expect(follower).not.toHaveBeenCalled()
  })

  it('hands what a follower throws to who published, and tells nobody after it', async () => {
    const events = createEvents()
    const later = jest.fn(async () => {})
    events.follow(parcelSent, () => Promise.reject(new Error('no stamps')))
    events.follow(parcelSent, later)
    await expect(events.publish(parcelSent, { parcels: 1 })).rejects.toThrow('no stamps')
    expect(later).not.toHaveBeenCalled()
  })
})
