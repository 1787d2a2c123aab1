import { checkDiscountCode } from './discount-code'

const reason = (typed: string, applied: string | null = null) => {
  const checked = checkDiscountCode(typed, applied)
  return checked.ok ? checked.value : checked.error.reason
}

describe('checkDiscountCode', () => {
  it('sends a code in upper case, however it was typed', () => {
    expect(checkDiscountCode('  galo-20_a ', null)).toEqual({ ok: true, value: 'GALO-20_A' })
  })

  it('asks nobody about a code that can not be one', () => {
    expect(['', '   ', 'GALO 20', 'GALO20!', 'Ä20', 'A'.repeat(33)].map((typed) => reason(typed))).toEqual([
      'empty',
      'empty',
      'not-valid',
      'not-valid',
      'not-valid',
      'not-valid',
    ])
  })

  it('does not apply a code twice', () => {
    expect(checkDiscountCode('galo20', 'GALO20')).toEqual({
      ok: false,
      error: { reason: 'already-applied', applied: 'GALO20' },
    })
    expect(reason('GALO20', 'galo20')).toBe('already-applied')
  })

  it('takes one discount per order, and names the one that stands', () => {
    expect(checkDiscountCode('SUMMER', 'GALO20')).toEqual({
      ok: false,
      error: { reason: 'another-applied', applied: 'GALO20' },
    })
    expect(reason('not a code', 'GALO20')).toBe('not-valid')
  })
})
