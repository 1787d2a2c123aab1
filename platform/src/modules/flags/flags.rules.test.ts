import fc from 'fast-check'
import type { FlagRule } from '../../../data/flags'
import { evaluate, rolloutPositionOf } from './flags.rules'

const aFlag = (rules: readonly FlagRule[] = [], isOn = true) => ({
  key: 'double-chillies',
  isOn,
  variants: { on: true, off: false },
  offVariant: 'off',
  defaultVariant: 'off',
  rules,
})
const visitors = Array.from({ length: 1000 }, (_, index) => `visitor-${index}`)
const share = (percent: number) =>
  visitors.filter((targetingKey) => {
    const answer = evaluate(aFlag([{ market: null, percent, variant: 'on' }]), { targetingKey })
    return 'value' in answer && answer.value === true
  })

describe('evaluate', () => {
  it('says why: switched off, the same for all, by market, by share, or none of these', () => {
    const irish: FlagRule = { market: 'IE', percent: 100, variant: 'on' }
    expect(evaluate(aFlag([irish], false), {})).toMatchObject({ reason: 'DISABLED', variant: 'off', value: false })
    expect(evaluate(aFlag(), {})).toMatchObject({ reason: 'STATIC', value: false })
    expect(evaluate(aFlag([irish]), { market: 'IE' })).toMatchObject({ reason: 'TARGETING_MATCH', value: true })
    expect(evaluate(aFlag([irish]), { market: 'UK' })).toMatchObject({ reason: 'DEFAULT', value: false })
  })

  it('gives a share of visitors the other variant, about as many as asked for', () => {
    expect(share(0)).toEqual([])
    expect(share(30).length).toBeGreaterThan(240)
    expect(share(30).length).toBeLessThan(360)
    expect(share(100)).toEqual(visitors)
  })

  it('keeps everybody who was in it when a share grows', () => {
    const percent = fc.integer({ min: 0, max: 100 })
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), percent, percent, (targetingKey, one, other) => {
        const [small, large] = [Math.min(one, other), Math.max(one, other)]
        const isIn = (limit: number) => rolloutPositionOf('pin-drop', targetingKey) < limit
        expect(!isIn(small) || isIn(large)).toBe(true)
      }),
    )
  })

  it('draws the lots of each flag anew', () => {
    const both = visitors.filter(
      (visitor) => rolloutPositionOf('a', visitor) < 50 && rolloutPositionOf('b', visitor) < 50,
    )
    expect(both.length).toBeGreaterThan(180)
    expect(both.length).toBeLessThan(320)
  })

  it('can not give a share without knowing who asks', () => {
    expect(evaluate(aFlag([{ market: null, percent: 50, variant: 'on' }]), { market: 'UK' })).toMatchObject({
      errorCode: 'TARGETING_KEY_MISSING',
    })
  })
})
