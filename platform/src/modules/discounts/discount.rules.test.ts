import fc from 'fast-check'
import { money } from '@galo/domain'
import { discountCodes, type DiscountCode } from '../../../data/discount-codes'
import { codeProblem, type CodeFacts } from './discount.rules'

const NOW = new Date('2026-11-17T18:00:00.000Z')
const code = (changes: Partial<DiscountCode>): DiscountCode => ({
  code: 'GALO20',
  kind: 'PERCENTAGE_DISCOUNT',
  displayName: '20% off',
  worth: { kind: 'PERCENTAGE', basisPoints: 2_000 },
  ...changes,
})
const facts = (changes: Partial<CodeFacts> = {}): CodeFacts => ({
  market: 'UK',
  restaurantId: 'galo-uk-deansgate',
  fulfilmentType: 'COLLECTION',
  itemsTotal: money('GBP', 1_000),
  isCustomer: false,
  hasOrdered: true,
  uses: { byAll: 3, byCustomer: 1 },
  ...changes,
})

describe('A discount code', () => {
  it('begins at its first instant and is over at its last', () => {
    expect(codeProblem(code({ startsAt: '2026-11-17T18:00:00.000Z' }), facts(), NOW)).toBeNull()
    expect(codeProblem(code({ startsAt: '2026-11-17T18:00:00.001Z' }), facts(), NOW)).toBe('NOT_STARTED')
    expect(codeProblem(code({ endsAt: '2026-11-17T18:00:00.000Z' }), facts(), NOW)).toBe('EXPIRED')
    expect(codeProblem(code({ endsAt: '2026-11-17T18:00:00.001Z' }), facts(), NOW)).toBeNull()
  })

  it.each([
    [{ market: 'IE' }, 'WRONG_MARKET'],
    [{ restaurantIds: ['galo-uk-piccadilly'] }, 'WRONG_RESTAURANT'],
    [{ restaurantIds: ['galo-uk-deansgate'] }, null],
    [{ fulfilmentTypes: ['DELIVERY'] }, 'WRONG_FULFILMENT'],
    [{ isCustomersOnly: true }, 'CUSTOMERS_ONLY'],
    [{ isFirstOrderOnly: true }, 'FIRST_ORDER_ONLY'],
    [{ perCustomerLimit: 1 }, 'LIMIT_REACHED'],
    [{ perCustomerLimit: 2 }, null],
    [{ totalLimit: 3 }, 'USED_UP'],
    [{ totalLimit: 4 }, null],
    [{ minimumSpend: { UK: 1_001, IE: 0 } }, 'TOTAL_TOO_LOW'],
    [{ minimumSpend: { UK: 1_000, IE: 0 } }, null],
  ] as const)('with %j is met by %p', (changes, problem) => {
    expect(codeProblem(code(changes), facts(), NOW)).toBe(problem)
  })

  it('holds for a bigger basket whenever it holds for a smaller one', () => {
    const spend = fc.integer({ min: 0, max: 10_000 })
    fc.assert(
      fc.property(fc.constantFrom(...discountCodes), spend, spend, fc.boolean(), (each, one, more, isCustomer) => {
        const of = (value: number) =>
          codeProblem(each, facts({ itemsTotal: money('GBP', value), isCustomer, hasOrdered: false }), NOW)
        if (of(one) === null) expect(of(one + more)).toBeNull()
      }),
    )
  })
})
