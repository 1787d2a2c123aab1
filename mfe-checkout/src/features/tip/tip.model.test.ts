import { chosenTip, giveChoice, giveOwn, tipProblem } from './tip.model'

const given = (act: (tip: { give: (value: number | null, own: string | null) => void }) => void) => {
  let gave: readonly unknown[] = []
  act({ give: (...what) => (gave = what) })
  return gave
}

describe('a tip', () => {
  it('is none until somebody chooses', () => expect(chosenTip({ value: 0, own: null })).toBe('none'))

  it('is one of the sums, or one’s own, also where that happens to be the same', () => {
    expect(chosenTip({ value: 200, own: null })).toBe('200')
    expect(chosenTip({ value: 200, own: '2' })).toBe('own')
  })

  it('is given as it is chosen; one’s own is nothing before it is typed', () => {
    expect(given((tip) => giveChoice('500', tip))).toEqual([500, null])
    expect(given((tip) => giveChoice('none', tip))).toEqual([0, null])
    expect(given((tip) => giveChoice('own', tip))).toEqual([0, ''])
  })

  it('keeps what was typed, and gives nothing that can’t be read', () => {
    expect(given((tip) => giveOwn('£3.5', 'GBP', tip))).toEqual([350, '£3.5'])
    expect(given((tip) => giveOwn('lots', 'GBP', tip))).toEqual([null, 'lots'])
    expect([tipProblem('lots', 'GBP'), tipProblem('3', 'GBP')]).toEqual(['not-an-amount', null])
  })
})
