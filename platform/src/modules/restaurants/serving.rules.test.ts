import { restaurants } from '../../../data'
import { reasonNotServing } from './serving.rules'

const named = (id: string) => {
  const found = restaurants.find((restaurant) => restaurant.id === id)
  if (found === undefined) throw new Error(`no ${id}`)
  return { ...found, chosenHours: null }
}
const deansgate = named('galo-uk-deansgate')
const evening = new Date('2026-11-17T18:00:00Z')
const codeOf = (...given: Parameters<typeof reasonNotServing>) => reasonNotServing(...given)?.code ?? null

describe('reasonNotServing', () => {
  it('has none for anything on a Tuesday evening', () => {
    for (const kind of ['DELIVERY', 'COLLECTION', 'EAT_IN', 'AT_TABLE'] as const)
      expect(reasonNotServing(deansgate, kind, evening)).toBeNull()
  })

  it('tells what is never offered from what is switched off and from a closed door', () => {
    const offline = deansgate.channels.map((channel) => ({ ...channel, online: false }))
    expect(codeOf({ ...deansgate, channels: offline }, 'EAT_IN', evening)).toBe('CHANNEL_OFFLINE')
    expect(codeOf({ ...deansgate, channels: [] }, 'EAT_IN', evening)).toBe('NOT_OFFERED')
    expect(codeOf(deansgate, 'EAT_IN', new Date('2026-11-17T04:00:00Z'))).toBe('OUTSIDE_OPENING_HOURS')
    expect(codeOf({ ...deansgate, status: 'closed-today' }, 'DELIVERY', evening)).toBe('OUTSIDE_OPENING_HOURS')
    expect(reasonNotServing(named('galo-uk-salford-quays'), 'DELIVERY', evening)?.message).toBe(
      'This restaurant does not offer delivery',
    )
  })

  it('sends nobody out before half past eleven, though people already eat inside, but after midnight', () => {
    const early = { opens: '09:00', closes: '01:00' }
    const cafe = { ...deansgate, chosenHours: { on: '2026-11-17', ...early } }
    const morning = new Date('2026-11-17T10:00:00Z')
    expect(reasonNotServing(cafe, 'DELIVERY', morning)?.message).toBe('Deliveries start at 11:30')
    expect(reasonNotServing(cafe, 'EAT_IN', morning)).toBeNull()
    expect(reasonNotServing(cafe, 'DELIVERY', new Date('2026-11-17T11:30:00Z'))).toBeNull()
    expect(reasonNotServing(cafe, 'DELIVERY', new Date('2026-11-18T00:30:00Z'))).toBeNull()
    const breakfast = { ...deansgate, chosenHours: { on: '2026-11-17', opens: '08:00', closes: '11:00' } }
    expect(reasonNotServing(breakfast, 'DELIVERY', morning)?.message).toBe('Nothing is delivered today')
  })
})
