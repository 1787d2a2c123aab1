import type { Basket, BasketItem, SignedBasket } from '@galo/contracts/basket'
import { toWirePrice } from '@galo/contracts/money'
import { deductionsFor, money, totalsOf, type RewardType } from '@galo/domain'
import { NetworkError } from '@galo/contracts/errors'
import type { HttpRequest } from '@galo/services'
import { aLine, aSignedBasket, createFakeHttp, type FakeHttp } from '@galo/testing'

/** What a call about offers may carry. */
const bodyOf = ({ body }: HttpRequest<unknown>) =>
  body as { discount_code?: string; reward?: { type: RewardType }; variables?: { code?: string } }

export const CORN: BasketItem = aLine({ menu_item_id: 'corn', display_name: 'Two corn cobs', each: 380 })

interface Till {
  readonly http: FakeHttp
  /** Whether changes of the basket are answered. */
  readonly setAnswering: (isAnswering: boolean) => void
  /** The basket as it is now. */
  readonly basket: () => SignedBasket
}

interface TillOptions {
  /** Who the basket is of. */
  readonly customer?: string
  /** The code it has from the start. */
  readonly code?: string | null
  /** With a card that has one reward for a side. */
  readonly hasCard?: boolean
}

/** A platform that keeps a basket of two corn cobs at £3.80, knows the code GALO20, and one reward for them. */
export const aTill = ({ customer = 'guest-1', code: first = null, hasCard = false }: TillOptions = {}): Till => {
  let code = first
  let reward: RewardType | null = null
  let made = 0
  let answers = true

  const basket = (): SignedBasket => {
    const price = money('GBP', 380)
    const discount = {
      kind: 'PERCENTAGE_DISCOUNT',
      discountCode: code,
      displayName: '20% off your food',
      worth: { kind: 'PERCENTAGE' as const, basisPoints: 2_000 },
    }
    const used = reward === null ? null : { type: reward, value: price, displayName: null }
    const { list } = deductionsFor(price, used, code === null ? null : discount)
    const deductions = list.map(({ kind, amount, displayName }) => ({
      kind,
      amount: toWirePrice(amount),
      display_name: displayName,
    }))
    const totals = totalsOf([{ price, quantity: 1 }], [], list, 'GBP')
    const loyalty: Basket['loyalty'] = {
      card_number: '6042',
      rewards: {
        applied: used === null ? [] : [{ reward_type: used.type, value: toWirePrice(price), basket_item_id: CORN.id }],
        applicable:
          used === null
            ? [
                {
                  reward_type: 'GREEN',
                  menu_item: {
                    id: 'corn',
                    display_name: 'Two corn cobs',
                    discount_price: toWirePrice(money('GBP', 0)),
                  },
                },
              ]
            : [],
        balance: [{ reward_type: 'GREEN', count: 1 }],
      },
    }
    return aSignedBasket(
      {
        customer_id: customer,
        revision: made,
        menu_items: [{ ...CORN, deductions }],
        totals: {
          items: toWirePrice(totals.items),
          deductions: toWirePrice(totals.deductions),
          fees: toWirePrice(totals.fees),
          grand_total: toWirePrice(totals.grandTotal),
        },
        promotions: {
          codes: code === null ? [] : [code],
          applied: code === null ? [] : [{ discount_code: code, kind: discount.kind }],
        },
        ...(hasCard ? { loyalty } : {}),
      },
      `signature-${made}`,
    )
  }
  const change = (apply: () => void) => {
    if (!answers) throw new NetworkError('unreachable')
    apply()
    made += 1
    return basket()
  }

  const http = createFakeHttp({
    'discounts.validate-discount-code': (request) => {
      const typed = bodyOf(request).variables?.code ?? ''
      const isValid = typed === 'GALO20'
      const validateDiscountCode = { code: typed, isValid, reason: typed === 'SUMMER25' ? 'EXPIRED' : null }
      return { data: { validateDiscountCode, availableDiscounts: [] } }
    },
    'discounts.list-available-discounts': () => {
      const amount = { currencyCode: 'GBP', value: 76 }
      const galo20 = { kind: 'PERCENTAGE_DISCOUNT', displayName: '20% off your food', discountCode: 'GALO20', amount }
      return { data: { getAvailableDiscounts: [galo20] } }
    },
    'discounts.get-basket-feedback': () => ({
      data: {
        basket: {
          feedback: [
            { type: 'CHILLI_COLLECT', code: 'TOTAL_TOO_LOW', data: { currencyCode: 'GBP', threshold: 700 } },
            { type: 'NEXT_REWARD', code: 'TOTAL_TOO_LOW', data: { balance: 2, required: 1, kind: 'GREEN_REWARD' } },
          ],
          loyaltyCard: {
            balanceUpdates: [],
            estimate: {
              chilliState: 'TOTAL_TOO_LOW',
              balance: { chillies: { starting: 2, final: 2 } },
              nextReward: { kind: 'GREEN_REWARD', chilliesRequired: 1 },
              chilliesCollected: 0,
              shownRedeemableRewardsHash: 'GREEN:1',
            },
          },
        },
      },
    }),
    'basket.apply-discount-code': (request) => change(() => (code = bodyOf(request).discount_code ?? null)),
    'basket.clear-discount-code': () => change(() => (code = null)),
    'basket.set-reward': (request) => change(() => (reward = bodyOf(request).reward?.type ?? null)),
    'basket.remove-reward': () => change(() => (reward = null)),
  })
  return { http, basket, setAnswering: (isAnswering) => void (answers = isAnswering) }
}
