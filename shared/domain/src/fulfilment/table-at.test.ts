import { NO_TABLE_SCANNED, tableAt } from './table-at'

const at = (table: string) => ({ restaurantId: 'deansgate', table })

describe('The table somebody sits at', () => {
  const said = { type: 'AT_TABLE', table: '14', saved: true, restaurantId: 'deansgate', scanned: '12' } as const

  it('is the one whose code they read, and needs no more than that', () => {
    expect(tableAt(null, at('12'), 'deansgate')).toMatchObject({ table: '12', saved: true })
    expect(tableAt(null, at('abc'), 'deansgate')).toMatchObject({ table: 'abc', saved: false })
  })

  it('is the one they said since, though the code is read again, until they read another', () => {
    expect(tableAt(said, at('12'), 'deansgate')).toMatchObject({ table: '14', saved: true })
    expect(tableAt(said, at('7'), 'deansgate')).toMatchObject({ table: '7', saved: true })
  })

  it('is unsaid where nobody came by a code, and in another restaurant', () => {
    expect(tableAt(null, NO_TABLE_SCANNED, 'deansgate')).toMatchObject({ table: '', saved: false })
    expect(tableAt(said, at('12'), 'piccadilly')).toMatchObject({ table: '', saved: false })
    expect(tableAt({ type: 'COLLECTION', pickupTime: null, saved: false }, at('12'), 'deansgate').table).toBe('12')
  })
})
