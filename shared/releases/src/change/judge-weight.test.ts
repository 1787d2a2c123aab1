import fc from 'fast-check'
import { aRelease } from '../test/a-document'
import { judgeWeight } from './judge-weight'

const weighing = (weighs: Readonly<Record<string, number>>) => aRelease('mfe-menu', 'b', { weighs })
const judging = (weighs: Readonly<Record<string, number>>, budgets: Readonly<Record<string, number>>) =>
  judgeWeight('mfe-menu', weighing(weighs), budgets)

describe('judgeWeight', () => {
  it('lets pass what weighs what it may, to the byte, and nothing that weighs more', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.integer({ min: -2_000, max: 2_000 }), (budget, more) => {
        const refused = judging({ menu: Math.max(0, budget * 1_024 + more) }, { menu: budget })
        expect(refused?.reason).toBe(more > 0 ? 'budget' : undefined)
      }),
    ))

  it('says what is too heavy, by how much, and where it is decided', () =>
    expect(judging({ menu: 26 * 1_024 + 12, basket: 5 }, { menu: 26, basket: 1 })?.sentence).toBe(
      'menu of mfe-menu b weighs 26.0 KiB of script, 12 bytes more than the 26 KiB of mfe-menu/budgets.json: make it lighter, or decide that it may weigh more.',
    ))

  it.each([
    ['a module that nobody gave a budget', { menu: 5, more: 5 }, 'more'],
    ['a budget of a module that is gone', {}, 'menu'],
  ])('refuses %s', (_what, weighs, named) =>
    expect(judging(weighs, { menu: 26 })).toMatchObject({ reason: 'budget', sentence: expect.stringContaining(named) }),
  )
})
