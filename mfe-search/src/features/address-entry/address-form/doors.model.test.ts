import { postcodeSent } from './doors.model'

const DEANSGATE = { id: 'd', displayLabel: 'M3 4EN, Manchester', type: 'postal_code', hasAddresses: true } as const
const sent = { fulfilment: 'DELIVERY', chosen: null, value: 'm34en' } as const

describe('postcodeSent', () => {
  it('is the suggestion of the very postcode, whose doors a rider needs', () => {
    expect(postcodeSent(sent, [DEANSGATE], 'UK')).toBe(DEANSGATE)
  })

  it('is nothing for who collects, for words, for another code, for one without doors and once a choice is made', () => {
    expect(postcodeSent({ ...sent, fulfilment: 'COLLECTION' }, [DEANSGATE], 'UK')).toBeNull()
    expect(postcodeSent({ ...sent, value: 'Deansgate' }, [DEANSGATE], 'UK')).toBeNull()
    expect(postcodeSent({ ...sent, value: 'M3 4EP' }, [DEANSGATE], 'UK')).toBeNull()
    expect(postcodeSent(sent, [{ ...DEANSGATE, hasAddresses: false }], 'UK')).toBeNull()
    expect(postcodeSent({ ...sent, chosen: DEANSGATE }, [DEANSGATE], 'UK')).toBeNull()
    expect(postcodeSent(sent, [], 'UK')).toBeNull()
  })
})
