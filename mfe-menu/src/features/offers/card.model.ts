import type { Basket } from '@galo/contracts/basket'
import { toMoney } from '@galo/contracts/money'
import { formatMoney, money, nextReward, REWARD_TYPES, rewardTypeOf, type RewardType } from '@galo/domain'
import type { StateOf } from '@galo/state'
import { wordsOf, type Locale } from '@galo/words'
import { rewardTitle } from '@galo/words/format'
import { CARD_WORDS } from './card.words'

type Outlook = NonNullable<StateOf<'discounts'>['basket']>

/** A reward as the basket offers it, or has it (H02). */
export interface RewardLine {
  readonly type: RewardType
  readonly title: string
  readonly text: string
  readonly state: 'on' | 'usable' | 'waits'
}

const typeNamed = (name: string): RewardType | null => REWARD_TYPES.find((type) => type === name) ?? null

/** What a reward saves on a dish, where every line of it costs the same. */
const savingOn = ({ menu_items }: Basket, itemId: string, priceWith: number): number | null => {
  const prices = new Set(menu_items.filter((line) => line.menu_item_id === itemId).map(({ price }) => price.value))
  const [price] = prices
  return prices.size === 1 && price !== undefined && price > priceWith ? price - priceWith : null
}

/** What has to be spent more before the reward may be used (H05); nothing unless the platform says so. */
const spendMissing = (outlook: Outlook | null, type: RewardType): number =>
  outlook?.feedback.reduce(
    (missing, one) =>
      one.type === 'REWARD_REDEEM' && one.code === 'TOTAL_TOO_LOW' && rewardTypeOf(one.data.kind) === type
        ? one.data.requiredSpendRemaining
        : missing,
    0,
  ) ?? 0

/**
 * The rewards of the card that this basket can do something with: the one that is on, else each that could be, on the dish it saves most on. One that is
 * on the card and finds no dish waits, and says for what. At most one is on an order (H07).
 */
export const rewardLines = (basket: Basket, outlook: Outlook | null, locale: Locale): readonly RewardLine[] => {
  const words = wordsOf(CARD_WORDS, locale)
  const rewards = basket.loyalty?.rewards
  if (rewards == null) return []
  const currency = basket.totals.items.currency_code
  const shown = (value: number): string => formatMoney(money(currency, value))

  const on = rewards.applied.flatMap(({ reward_type, value, basket_item_id }): RewardLine[] => {
    const type = typeNamed(reward_type)
    const dish = basket.menu_items.find(({ id }) => id === basket_item_id)?.display_name ?? ''
    const text = words.takesOff(formatMoney(toMoney(value)), dish)
    return type === null ? [] : [{ type, title: rewardTitle(type, locale), text, state: 'on' }]
  })
  if (on.length > 0) return on

  return REWARD_TYPES.flatMap((type): RewardLine[] => {
    const count = rewards.balance.find(({ reward_type }) => reward_type === type)?.count ?? 0
    const title = count > 1 ? words.several(rewardTitle(type, locale), count) : rewardTitle(type, locale)
    const best = rewards.applicable.find(({ reward_type }) => reward_type === type)
    if (best === undefined) return count > 0 ? [{ type, title, text: words.waitsFor[type], state: 'waits' }] : []
    const missing = spendMissing(outlook, type)
    if (missing > 0) return [{ type, title, text: words.spendMore(shown(missing)), state: 'waits' }]
    const { id, display_name, discount_price } = best.menu_item
    const saving = savingOn(basket, id, discount_price.value)
    const text = saving === null ? words.on(display_name) : words.takesOff(shown(saving), display_name)
    return [{ type, title, text, state: 'usable' }]
  })
}

export interface CardView {
  /** '2 chillies on your card' */
  readonly balance: string
  /** '1 chilli until your green reward: any side' (H06). */
  readonly next: string
  /** What this order does for it (H04), or what it lacks (H05). */
  readonly earns: string
}

/** What the card has, what comes next, and what this order adds; `null` while the platform has not said. */
export const cardView = (basket: Basket, outlook: Outlook | null, locale: Locale): CardView | null => {
  const words = wordsOf(CARD_WORDS, locale)
  const card = outlook?.loyaltyCard
  if (outlook === null || card == null) return null
  const { starting } = card.estimate.balance.chillies
  const told = outlook.feedback.find((one) => one.type === 'NEXT_REWARD')?.data
  const required = told?.required ?? nextReward(starting).chilliesRequired
  const type = (told === undefined ? null : rewardTypeOf(told.kind)) ?? nextReward(starting).type
  return {
    balance: words.balance(starting),
    next: words.until(required, words.colours[type], rewardTitle(type, locale)),
    earns: earnsWords(basket, outlook, locale),
  }
}

/** Fees and deposits earn nothing: what counts is the food less what comes off. */
const earnsWords = ({ totals }: Basket, { loyaltyCard, feedback }: Outlook, locale: Locale): string => {
  const words = wordsOf(CARD_WORDS, locale)
  const estimate = loyaltyCard?.estimate
  if (estimate?.chilliState === 'EARNED') {
    const earned = estimate.earnedReward == null ? null : typeNamed(estimate.earnedReward)
    return earned === null ? words.earnsOne : words.earnsReward(rewardTitle(earned, locale))
  }
  if (estimate?.chilliState === 'LIMIT_REACHED') return words.oneADay
  const threshold = feedback.find((one) => one.type === 'CHILLI_COLLECT')?.data.threshold ?? 0
  const missing = threshold - (totals.items.value - Math.abs(totals.deductions.value))
  return missing > 0 ? words.spendForChilli(formatMoney(money(totals.items.currency_code, missing))) : words.earnsNone
}
