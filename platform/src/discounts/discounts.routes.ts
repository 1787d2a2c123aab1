import { availableDiscountsQuery, basketFeedbackQuery, validateDiscountCodeQuery } from '@galo/contracts'
import { isDiscountCode, normaliseDiscountCode, type LoyaltyFeedback } from '@galo/domain'
import { Hono } from 'hono'
import { findBasket, type BasketRow } from '../basket/basket.store'
import { needsSession, type SessionEnv } from '../http/bearer'
import { visitorAddress } from '../http/client-address'
import { answerGraphql, readQuestions } from '../http/graphql'
import { answerErrorsAs, notFound } from '../http/refusal'
import { cardOutlook } from '../loyalty/basket.feedback'
import type { Platform } from '../platform'
import { withinAttempts } from './attempts'
import { announcedCodes, judgedCode, type JudgedCode } from './basket.codes'

interface OfBasket {
  readonly basketId: string
}
interface OfCustomer extends OfBasket {
  readonly customerId: string
}

const DATA_TYPES = {
  CHILLI_COLLECT: 'ChilliCollect',
  NEXT_REWARD: 'NextReward',
  REWARD_REDEEM: 'RewardRedeem',
} as const satisfies Record<LoyaltyFeedback['type'], string>

const asDiscount = ({ code, amount }: JudgedCode) => ({
  kind: code.kind,
  displayName: code.displayName,
  discountCode: code.code,
  amount,
})
const asValidation = ({ code, problem }: JudgedCode) => ({
  code: code.code,
  isValid: problem === null,
  reason: problem,
})

/** POST /discounts/graphql in its three forms (H01): what there is, whether a code holds, and what a basket does to the card. */
export const discountsRoutes = (platform: Platform) => {
  const { config, db, clock } = platform
  const routes = new Hono<SessionEnv>()
  routes.onError(answerErrorsAs('list'))
  routes.use(needsSession(platform))
  const questions = readQuestions(
    new URL('./discounts.graphql', import.meta.url),
    [availableDiscountsQuery, validateDiscountCodeQuery, basketFeedbackQuery],
    config,
  )

  const resolversFor = (me: string, address: string | null) => {
    const mine = async ({ basketId }: OfBasket): Promise<BasketRow> => {
      const row = await findBasket(db, basketId, me)
      if (row === undefined) throw notFound('Basket')
      return row
    }
    const ours = (which: OfCustomer): Promise<BasketRow> => {
      if (which.customerId !== me) throw notFound('Customer')
      return mine(which)
    }
    return {
      getAvailableDiscounts: async (which: OfCustomer) =>
        (await announcedCodes(db, await ours(which), clock.now()))
          .filter(({ problem, amount }) => problem === null && amount.value > 0)
          .map(asDiscount),
      availableDiscounts: async (which: OfCustomer) =>
        (await announcedCodes(db, await ours(which), clock.now())).map(asValidation),
      validateDiscountCode: async ({ code, ...which }: OfCustomer & { readonly code: string }) => {
        const row = await ours(which)
        const typed = normaliseDiscountCode(code).slice(0, 100)
        if (!isDiscountCode(code)) return { code: typed, isValid: false, reason: null }
        const look = () => judgedCode(db, row, typed, clock.now())
        const judged = await withinAttempts(platform, { customerId: me, address }, look, (outcome) => outcome === null)
        return judged === null ? { code: typed, isValid: false, reason: null } : asValidation(judged)
      },
      basket: async (which: OfBasket) => {
        const row = await mine(which)
        const outlook = await cardOutlook(db, row, clock.now())
        return {
          id: row.id,
          feedback: ({ feedbackTypes }: { readonly feedbackTypes?: readonly string[] | null }) =>
            (outlook?.feedback ?? [])
              .filter(({ type }) => feedbackTypes?.includes(type) ?? true)
              .map(({ type, code, data }) => ({ type, code, data: { __typename: DATA_TYPES[type], ...data } })),
          loyaltyCard: outlook && {
            cardNumber: outlook.cardNumber,
            estimate: outlook.estimate,
            balanceUpdates: ({ balanceUpdateType }: { readonly balanceUpdateType?: string | null }) =>
              outlook.updates.filter(({ type }) => type === (balanceUpdateType ?? type)),
          },
        }
      },
    }
  }

  routes.post('/graphql', (c) =>
    answerGraphql(c, questions, resolversFor(c.get('session').sub, visitorAddress(c, config))),
  )
  return routes
}
