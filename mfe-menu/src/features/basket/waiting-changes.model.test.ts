import { waitingLines } from './waiting-changes.model'

const step = (id: string, by: number, lineId = 'line-1') => ({
  id,
  name: 'Garlic dip',
  wish: { kind: 'step', lineId, by } as const,
})
const UK = { language: 'en', market: 'UK' } as const
const said = (waiting: Parameters<typeof waitingLines>[0]) => waitingLines(waiting, UK).map(({ words }) => words)

describe('what waits for a line', () => {
  it('is read in its order, presses on the same plus together', () => {
    expect(
      said([
        step('1', 1),
        step('2', 1),
        step('3', -1),
        step('4', -2, 'line-2'),
        { ...step('5', 1), wish: { kind: 'set', lineId: 'line-1', quantity: 0 } },
      ]),
    ).toEqual(['1 more of Garlic dip', '2 fewer of Garlic dip', 'Take out Garlic dip'])
  })

  it('reads what goes with the order once, however often it was changed in a row', () => {
    const bag = (id: string, is: boolean) => ({
      id,
      name: '',
      wish: { kind: 'prefer', preferences: { bag: is } } as const,
    })
    expect(said([bag('1', true), bag('2', false), step('3', 1)])).toEqual([
      'Change what goes with your order',
      '1 more of Garlic dip',
    ])
  })

  it('says nothing of presses that come to nothing', () => {
    expect(said([step('1', 1), step('2', -1)])).toEqual([])
  })
})
