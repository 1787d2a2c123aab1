import fc from 'fast-check'
import { FULFILMENT_TYPES, isOnPremises } from '../fulfilment/fulfilment'
import { money } from '../money/money'
import { grossOf, taxBands } from './tax-bands'
import { TAX_CLASSES } from './tax-class'
import { taxRefund } from './tax-refund'
import { amountsOf, taxSale, type Sale, type SoldLine } from './tax-sale'

const gbp = (value: number) => money('GBP', value)
const eur = (value: number) => money('EUR', value)

const aSale = (changes: Partial<Sale> = {}): Sale => ({
  market: 'UK',
  day: '2026-11-18',
  isEatenIn: false,
  lines: [],
  fees: [],
  tip: gbp(0),
  ...changes,
})

const aLine = (changes: Partial<SoldLine> = {}): SoldLine => ({
  id: 'line',
  quantity: 1,
  total: gbp(1_000),
  taken: gbp(0),
  deposit: gbp(0),
  parts: [{ taxClass: 'hot-food', alone: 1_000 }],
  ...changes,
})

describe('taxSale', () => {
  it('taxes hot food that is taken away in the UK, and not a cold side', () => {
    const sale = taxSale(
      aSale({ lines: [aLine(), aLine({ total: gbp(340), parts: [{ taxClass: 'cold-food', alone: 340 }] })] }),
    )
    expect(taxBands(amountsOf(sale), 'GBP')).toEqual([
      { rate: 2_000, gross: gbp(1_000), tax: gbp(167), net: gbp(833) },
      { rate: 0, gross: gbp(340), tax: gbp(0), net: gbp(340) },
    ])
  })

  it('apportions a meal by what its parts cost alone, after its share of a code', () => {
    const meal = aLine({
      total: gbp(1_300),
      taken: gbp(130),
      parts: [
        { taxClass: 'hot-food', alone: 1_000 },
        { taxClass: 'cold-food', alone: 300 },
        { taxClass: 'soft-drink', alone: 200 },
      ],
    })
    expect(taxSale(aSale({ lines: [meal] })).lines[0]?.amounts).toEqual([
      { rate: 2_000, gross: gbp(936) },
      { rate: 0, gross: gbp(234) },
    ])
  })

  it('taxes Irish catering by its day: 13.5 % until the last of June 2026, 9 % after it, and drinks at 23 % even at a table', () => {
    const at = (day: string) =>
      taxSale(
        aSale({
          market: 'IE',
          day,
          isEatenIn: true,
          tip: eur(0),
          lines: [
            aLine({ total: eur(1_000), taken: eur(0) }),
            aLine({ total: eur(300), taken: eur(0), parts: [{ taxClass: 'soft-drink', alone: 300 }] }),
          ],
        }),
      ).lines.map(({ amounts }) => amounts[0]?.rate)
    expect(at('2026-06-30')).toEqual([1_350, 2_300])
    expect(at('2026-07-01')).toEqual([900, 2_300])
  })

  it('leaves a deposit and a tip outside the tax, and taxes the ride and the bag', () => {
    const fees = ['DELIVERY', 'SERVICE', 'BAG', 'DEPOSIT', 'A_NEW_ONE'].map((kind) => ({ kind, amount: eur(100) }))
    const sale = taxSale(aSale({ market: 'IE', fees, tip: eur(200) }))
    expect(sale.fees.map(({ rate }) => rate)).toEqual([2_300, 2_300, 2_300, null, 2_300])
    expect(sale.tip).toEqual({ rate: null, gross: eur(200) })
  })

  it('knows no rate of a day from before its tables', () => {
    expect(() => taxSale(aSale({ day: '1999-01-01', lines: [aLine()] }))).toThrow(RangeError)
  })

  const part = fc.record({ taxClass: fc.constantFrom(...TAX_CLASSES), alone: fc.nat({ max: 3_000 }) })
  const lines = fc.array(
    fc
      .record({
        total: fc.nat({ max: 20_000 }),
        share: fc.nat({ max: 100 }),
        quantity: fc.integer({ min: 1, max: 20 }),
        parts: fc.array(part, { minLength: 1, maxLength: 6 }),
      })
      .map(({ total, share, quantity, parts }) => ({
        id: 'line',
        quantity,
        total,
        taken: Math.floor((total * share) / 100),
        parts,
      })),
    { maxLength: 12 },
  )
  const fees = fc.array(
    fc.record({ kind: fc.constantFrom('DELIVERY', 'SERVICE', 'BAG', 'DEPOSIT', 'SMALL_ORDER'), value: fc.nat(900) }),
    { maxLength: 5 },
  )

  it('comes to what was paid, to the penny, whatever was ordered, and each net and tax to its gross', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('UK' as const, 'IE' as const),
        fc.constantFrom(...FULFILMENT_TYPES),
        lines,
        fees,
        fc.nat({ max: 5_000 }),
        (market, type, sold, charged, tipped) => {
          const currency = market === 'UK' ? 'GBP' : 'EUR'
          const of = (value: number) => money(currency, value)
          const sale = taxSale({
            market,
            day: '2026-11-18',
            isEatenIn: isOnPremises(type),
            lines: sold.map((line) => ({ ...line, total: of(line.total), taken: of(line.taken), deposit: of(0) })),
            fees: charged.map(({ kind, value }) => ({ kind, amount: of(value) })),
            tip: of(tipped),
          })
          const paid =
            sold.reduce((sum, { total, taken }) => sum + total - taken, 0) +
            charged.reduce((sum, { value }) => sum + value, 0) +
            tipped
          const bands = taxBands(amountsOf(sale), currency)
          expect(grossOf(amountsOf(sale), currency).value).toBe(paid)
          expect(grossOf(bands, currency).value).toBe(paid)
          for (const { gross, net, tax } of bands) {
            expect(net.value + tax.value).toBe(gross.value)
            expect(tax.value).toBeGreaterThanOrEqual(0)
          }
        },
      ),
    )
  })

  it('says at which rates money had been paid that goes back: a part by its name, a sum from all of it', () => {
    const sale = taxSale(
      aSale({
        lines: [
          aLine({ id: 'half', quantity: 2, total: gbp(2_001) }),
          aLine({ id: 'slaw', total: gbp(340), parts: [{ taxClass: 'cold-food', alone: 340 }] }),
          aLine({ id: 'can', total: gbp(200), deposit: gbp(15), parts: [{ taxClass: 'soft-drink', alone: 200 }] }),
        ],
        fees: [
          { kind: 'DELIVERY', amount: gbp(249) },
          { kind: 'DEPOSIT', amount: gbp(15) },
        ],
      }),
    )
    const back = (amount: number, lineId?: string, fees: readonly string[] = []) =>
      taxBands(
        taxRefund(sale, {
          amount: gbp(amount),
          lines: lineId === undefined ? [] : [{ lineId, quantity: 1 }],
          fees,
        }),
        'GBP',
      ).map(({ rate, gross }) => [rate, gross.value])
    expect(back(1_001, 'half')).toEqual([[2_000, 1_001]])
    expect(back(215, 'can')).toEqual([
      [2_000, 200],
      [null, 15],
    ])
    expect(back(589, 'slaw', ['DELIVERY'])).toEqual([
      [2_000, 249],
      [0, 340],
    ])
    expect(back(1_000).reduce((sum, [, value]) => sum + (value ?? 0), 0)).toBe(1_000)
  })

  it('has nothing to say of an order that cost nothing', () => {
    expect(taxBands(amountsOf(taxSale(aSale())), 'GBP')).toEqual([])
  })
})
