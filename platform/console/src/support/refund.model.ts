import {
  money,
  portionsGone,
  portionsWorth,
  refundableFees,
  refundSum,
  type Money,
  type RefundRefusal,
  type RefundWish,
  type Result,
} from '@galo/domain'
import type { OrderStory } from '../../calls'

export const WAYS = ['whole', 'parts', 'amount'] as const
export type Way = (typeof WAYS)[number]

/** What is chosen in the form. */
export interface RefundDraft {
  readonly way: Way
  /** How many portions of each line, by its id. */
  readonly portions: Readonly<Record<string, number>>
  readonly fees: readonly string[]
  /** As it was typed. */
  readonly amount: string
}

export const NOTHING_CHOSEN: RefundDraft = { way: 'parts', portions: {}, fees: [], amount: '' }

export type PaidStory = Pick<OrderStory, 'lines' | 'fees' | 'paid' | 'given'>

/** '6.40', '£6.40' or '6,4' in minor units; zero for what is no sum. */
export const minorUnits = (typed: string): number => {
  const read = /^[£€]?\s*(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(typed.trim())
  return read === null ? 0 : Number(read[1]) * 100 + Number((read[2] ?? '').padEnd(2, '0'))
}

export const wishOf = ({ way, portions, fees, amount }: RefundDraft, { paid }: PaidStory): RefundWish => {
  switch (way) {
    case 'whole':
      return { kind: 'whole' }
    case 'amount':
      return { kind: 'amount', amount: money(paid.currencyCode, minorUnits(amount)) }
    case 'parts':
      return {
        kind: 'parts',
        lines: Object.entries(portions).flatMap(([lineId, quantity]) => (quantity > 0 ? [{ lineId, quantity }] : [])),
        fees,
      }
    default:
      return way satisfies never
  }
}

/** As it is sent. */
export const wishOnWire = (wish: RefundWish) =>
  wish.kind === 'amount' ? { kind: 'amount' as const, amount: wish.amount.value } : wish

/** What the chosen comes to, by the rule the platform has too. */
export const sumOf = (draft: RefundDraft, story: PaidStory): Result<Money, RefundRefusal> =>
  refundSum(story, story.given, wishOf(draft, story))

/** Lines with what of them can still go back by name, and what the next portion is worth. */
export const refundableLines = ({ lines, given }: PaidStory) =>
  lines.map((line) => {
    const gone = portionsGone(line.id, given)
    const left = line.quantity - gone
    return { ...line, left, each: portionsWorth(line, Math.min(1, left), gone) }
  })

export const feesLeft = (story: PaidStory) => refundableFees(story, story.given)
