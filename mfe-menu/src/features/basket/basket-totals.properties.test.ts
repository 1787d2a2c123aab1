import fc from 'fast-check'
import type { Basket, BasketItem } from '@galo/contracts/basket'
import { toWirePrice } from '@galo/contracts/money'
import {
  deductionsFor,
  feesFor,
  MARKETS,
  money,
  rewardKindOf,
  splitByWeight,
  totalsOf,
  type Discount,
  type Market,
  type RewardType,
} from '@galo/domain'
import { aBasket, aLine } from '@galo/testing'
import { totalsParts } from './basket-totals.model'

type Step =
  | { readonly kind: 'add'; readonly each: number; readonly quantity: number; readonly ml: number | null }
  | { readonly kind: 'code'; readonly code: number | null; readonly isShare: boolean }
  | { readonly kind: 'reward'; readonly type: RewardType | null }

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('add' as const),
    each: fc.integer({ min: 0, max: 3_000 }),
    quantity: fc.integer({ min: 1, max: 9 }),
    ml: fc.constantFrom(null, 330, 500, 750, 3_000, 5_000),
  }),
  fc.record({
    kind: fc.constant('code' as const),
    code: fc.option(fc.integer({ min: 1, max: 9_000 })),
    isShare: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('reward' as const),
    type: fc.constantFrom(null, 'GREEN' as const, 'ORANGE' as const, 'RED' as const),
  }),
)

interface Made {
  readonly steps: readonly Step[]
  readonly market: Market
  readonly fulfilmentType: 'COLLECTION' | 'DELIVERY'
  readonly wantsBag: boolean
}

/** The basket as the platform answers after these steps: by the rules of the domain, with the code's share spread over the lines. */
const basketAfter = ({ steps, market, fulfilmentType, wantsBag }: Made): Basket => {
  const { currencyCode } = MARKETS[market]
  const added = steps.flatMap((one) => (one.kind === 'add' ? [one] : []))
  const lines = added.map(({ each, quantity }) => ({ price: money(currencyCode, each), quantity }))
  const lastCode = steps.findLast((one) => one.kind === 'code')
  const lastReward = steps.findLast((one) => one.kind === 'reward')
  const type = lastReward?.type ?? null
  const rewarded = type === null ? undefined : lines[0]
  const discount: Discount | null =
    lastCode === undefined || lastCode.code === null
      ? null
      : {
          kind: 'PERCENTAGE_DISCOUNT',
          discountCode: 'GALO20',
          displayName: '20% off your food',
          worth: lastCode.isShare
            ? { kind: 'PERCENTAGE', basisPoints: lastCode.code }
            : { kind: 'AMOUNT', amount: money(currencyCode, lastCode.code) },
        }
  const itemsTotal = totalsOf(lines, [], [], currencyCode).items
  const reward = type === null || rewarded === undefined ? null : { type, value: rewarded.price, displayName: null }
  const taken = deductionsFor(itemsTotal, reward, discount)
  const containers = added.flatMap(({ ml, quantity }) =>
    ml === null ? [] : Array.from({ length: quantity }, () => ({ ml })),
  )
  const fees = feesFor({
    market,
    fulfilmentType,
    itemsTotal,
    discounts: taken.discounts,
    rewards: taken.rewards,
    containers,
    wantsBag,
    deliveryFee: money(currencyCode, 249),
  })
  const offLine = (index: number) => (index === 0 ? taken.rewards.value : 0)
  const rest = lines.map(({ price, quantity }, index) => price.value * quantity - offLine(index))
  const shares = lines.length === 0 ? [] : splitByWeight(taken.discounts, rest)
  const menu_items = lines.map(({ price, quantity }, index): BasketItem => {
    const share = shares[index]
    const ml = added[index]?.ml ?? null
    return aLine({
      id: `line-${index}`,
      each: price.value,
      quantity,
      containers: ml === null ? [] : [{ kind: 'can', ml }],
      deductions: [
        ...(type !== null && index === 0 ? [{ kind: rewardKindOf(type), amount: toWirePrice(taken.rewards) }] : []),
        ...(share === undefined || discount === null
          ? []
          : [{ kind: discount.kind, amount: toWirePrice(share), display_name: discount.displayName }]),
      ],
    })
  })
  const totals = totalsOf(lines, fees, taken.list, currencyCode)
  return aBasket({
    fulfilment_type: fulfilmentType,
    menu_items,
    fees: fees.map(({ kind, amount }) => ({ kind, amount: toWirePrice(amount) })),
    totals: {
      items: toWirePrice(totals.items),
      deductions: toWirePrice(totals.deductions),
      fees: toWirePrice(totals.fees),
      grand_total: toWirePrice(totals.grandTotal),
    },
  })
}

const made: fc.Arbitrary<Made> = fc.record({
  steps: fc.array(step, { maxLength: 12 }),
  market: fc.constantFrom('UK', 'IE'),
  fulfilmentType: fc.constantFrom('COLLECTION', 'DELIVERY'),
  wantsBag: fc.boolean(),
})

describe('the parts of a total', () => {
  it('come to what the platform says, to the penny, whatever was added, typed and used in whatever order', () => {
    fc.assert(
      fc.property(made, (how) => {
        const basket = basketAfter(how)
        const parts = totalsParts(basket, { language: 'en', market: how.market })
        expect(parts.reduce((sum, { value }) => sum + value, 0)).toBe(basket.totals.grand_total.value)
        expect(parts.slice(1).every(({ value, label }) => value !== 0 && label !== '')).toBe(true)
        // Each by name: nothing is left over for a line that only says “Discounts” or “Fee”.
        expect(parts.map(({ label }) => label)).not.toContain('Discounts')
        expect(parts.map(({ label }) => label)).not.toContain('Fee')
      }),
    )
  })

  it('come to it even where the platform names less than it takes and charges', () => {
    fc.assert(
      fc.property(made, fc.integer({ min: 0, max: 900 }), (how, more) => {
        const basket = basketAfter(how)
        const { deductions, fees, grand_total } = basket.totals
        const totals = {
          ...basket.totals,
          deductions: { ...deductions, value: deductions.value + more },
          fees: { ...fees, value: fees.value + 2 * more },
          grand_total: { ...grand_total, value: grand_total.value + more },
        }
        const parts = totalsParts({ ...basket, totals }, { language: 'en', market: how.market })
        expect(parts.reduce((sum, { value }) => sum + value, 0)).toBe(totals.grand_total.value)
      }),
    )
  })
})
