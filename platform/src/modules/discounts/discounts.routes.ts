import { memberName } from '@galo/contracts/call'
import { listAvailableDiscounts, getBasketFeedback, validateDiscountCode } from '@galo/contracts/discounts'
import { isDiscountCode, normaliseDiscountCode, type LoyaltyFeedback } from '@galo/domain'
import { Hono, type Context } from 'hono'
import { needsSession, type SessionEnv } from '../../kernel/http/bearer'
import { visitorAddress } from '../../kernel/http/visitor-address'
import { createGraph, type ResolversOf } from '../../kernel/http/graph'
import { answerGraphql } from '../../kernel/http/graphql'
import { answerErrorsAs, notFound } from '../../kernel/http/refusal'
import { findBasket, type BasketRow, type BasketPlatform } from '../basket'
import { cardOutlook } from '../loyalty'
import { withinAttempts } from './attempts'
import { announcedCodes, evaluateTypedCode, type EvaluatedCode } from './basket.codes'

interface OfBasket {
  readonly basketId: string
}
interface OfCustomer extends OfBasket {
  readonly customerId: string
}

const asDiscount = ({ code, amount }: EvaluatedCode) => ({
  kind: code.kind,
  displayName: code.displayName,
  discountCode: code.code,
  amount,
})
const asFeedback = <F extends LoyaltyFeedback>(feedback: F) => ({
  ...feedback,
  data: { __typename: memberName(feedback.type), ...feedback.data },
})
const asValidation = ({ code, problem }: EvaluatedCode) => ({
  code: code.code,
  isValid: problem === null,
  reason: problem,
})

const CALLS = [listAvailableDiscounts, validateDiscountCode, getBasketFeedback] as const

/** POST /discounts/graphql in its three forms (H01): what there is, whether a code holds, and what a basket does to the card. */
export const discountsRoutes = (platform: BasketPlatform) => {
  const { config, db, clock } = platform
  const routes = new Hono<SessionEnv>()
  routes.onError(answerErrorsAs('list'))

  const mine = async ({ basketId }: OfBasket, c: Context<SessionEnv>): Promise<BasketRow> => {
    const row = await findBasket(db, basketId, c.get('session').sub)
    if (row === undefined) throw notFound('Basket')
    return row
  }
  const ours = (which: OfCustomer, c: Context<SessionEnv>): Promise<BasketRow> => {
    if (which.customerId !== c.get('session').sub) throw notFound('Customer')
    return mine(which, c)
  }

  const resolvers: ResolversOf<typeof CALLS> = {
    getAvailableDiscounts: async (which, c) =>
      (await announcedCodes(platform, await ours(which, c), clock.now()))
        .filter(({ problem, amount }) => problem === null && amount.value > 0)
        .map(asDiscount),
    availableDiscounts: async (which, c) =>
      (await announcedCodes(platform, await ours(which, c), clock.now())).map(asValidation),
    validateDiscountCode: async ({ code, ...which }, c) => {
      const row = await ours(which, c)
      const typed = normaliseDiscountCode(code).slice(0, 100)
      if (!isDiscountCode(code)) return { code: typed, isValid: false, reason: null }
      const look = () => evaluateTypedCode(platform, row, typed, clock.now())
      const who = { customerId: which.customerId, address: visitorAddress(c, config) }
      const judged = await withinAttempts(platform, who, look, (outcome) => outcome === null)
      return judged === null ? { code: typed, isValid: false, reason: null } : asValidation(judged)
    },
    basket: async (which, c) => {
      const row = await mine(which, c)
      const outlook = await cardOutlook(platform, row, clock.now())
      return {
        feedback: ({ feedbackTypes }: { readonly feedbackTypes?: readonly string[] | null }) =>
          (outlook?.feedback ?? []).filter(({ type }) => feedbackTypes?.includes(type) ?? true).map(asFeedback),
        loyaltyCard: outlook && {
          estimate: outlook.estimate,
          balanceUpdates: ({ balanceUpdateType }: { readonly balanceUpdateType?: string | null }) =>
            outlook.updates.filter(({ type }) => type === (balanceUpdateType ?? type)),
        },
      }
    },
  }

  const { questions, rootValue } = createGraph(CALLS, resolvers, config)
  routes.post(listAvailableDiscounts.path, needsSession(platform), (c) => answerGraphql(c, questions, rootValue))
  return routes
}
