import { err, ok, type Result } from '../result/result'
import { minMoney, money, multiplyMoney, subtractMoney, sumMoney, addMoney, type Money } from '../money/money'
import { splitByWeight } from '../money/split'

/** One line of an order as it was paid. */
export interface PaidLine {
  readonly id: string
  readonly quantity: number
  /** Of all its portions, before anything was taken off. */
  readonly total: Money
  /** What a reward and a code took off all of them. */
  readonly deductions: Money
  /** On the bottles and cans of one portion: it goes back with what it is on. */
  readonly deposit: Money
}

/** What can go back of an order. */
export interface PaidOrder {
  readonly lines: readonly PaidLine[]
  /** As they were charged. `DEPOSIT` is no fee of its own here: it belongs to the lines. */
  readonly fees: readonly { readonly kind: string; readonly amount: Money }[]
  /** Tip included: the most that ever goes back. */
  readonly paid: Money
}

/** Portions of one line. */
export interface RefundedPortions {
  readonly lineId: string
  readonly quantity: number
}

/** What somebody chose to give back by name. */
export interface RefundedParts {
  readonly lines: readonly RefundedPortions[]
  /** Fees, by kind. */
  readonly fees: readonly string[]
}

/** A refund that was decided, whether the provider has made it yet or not. What was given back by sum names no parts. */
export interface GoneBack extends RefundedParts {
  readonly amount: Money
}

export type RefundWish =
  /** All that is left. */
  | { readonly kind: 'whole' }
  | ({ readonly kind: 'parts' } & RefundedParts)
  | { readonly kind: 'amount'; readonly amount: Money }

export type RefundRefusal =
  'nothing-left' | 'nothing-chosen' | 'not-in-the-order' | 'gone-back-already' | 'more-than-left'

const DEPOSIT = 'DEPOSIT'

/** What has not gone back yet. */
export const refundLeft = ({ paid }: Pick<PaidOrder, 'paid'>, gone: readonly Pick<GoneBack, 'amount'>[]): Money =>
  subtractMoney(
    paid,
    sumMoney(
      paid.currencyCode,
      gone.map(({ amount }) => amount),
    ),
  )

/** How many portions of a line have gone back by name. */
export const portionsGone = (lineId: string, gone: readonly RefundedParts[]): number =>
  gone
    .flatMap(({ lines }) => lines)
    .filter((line) => line.lineId === lineId)
    .reduce((sum, { quantity }) => sum + quantity, 0)

/** The fees that may be given back by themselves, and have not been. */
export const refundableFees = ({ fees }: Pick<PaidOrder, 'fees'>, gone: readonly RefundedParts[]): PaidOrder['fees'] =>
  fees.filter(({ kind }) => kind !== DEPOSIT && !gone.some((each) => each.fees.includes(kind)))

/**
 * What the next portions of a line are worth: what was really paid for them, less their share of reward and code, with the deposit on them. The portions of
 * a line are worth the same to the penny that can not be split, and together exactly what the line cost.
 */
export const portionsWorth = (line: PaidLine, quantity: number, before = 0): Money => {
  const paid = splitByWeight(
    subtractMoney(line.total, line.deductions),
    Array.from({ length: line.quantity }, () => 1),
  ).slice(before, before + quantity)
  return addMoney(sumMoney(line.total.currencyCode, paid), multiplyMoney(line.deposit, quantity))
}

const partsWorth = (
  order: PaidOrder,
  gone: readonly GoneBack[],
  { lines, fees }: RefundedParts,
): Result<Money, RefundRefusal> => {
  const { currencyCode } = order.paid
  if (lines.length + fees.length === 0) return err('nothing-chosen')
  const amounts: Money[] = []
  const chosen: GoneBack[] = []
  for (const { lineId, quantity } of lines) {
    const line = order.lines.find(({ id }) => id === lineId)
    if (line === undefined || !Number.isSafeInteger(quantity) || quantity < 1) return err('not-in-the-order')
    const before = portionsGone(lineId, [...gone, ...chosen])
    if (before + quantity > line.quantity) return err('gone-back-already')
    amounts.push(portionsWorth(line, quantity, before))
    chosen.push({ amount: money(currencyCode, 0), lines: [{ lineId, quantity }], fees: [] })
  }
  for (const kind of fees) {
    const charged = order.fees.find((fee) => fee.kind === kind)
    if (charged === undefined || kind === DEPOSIT) return err('not-in-the-order')
    if ([...gone, ...chosen].some((each) => each.fees.includes(kind))) return err('gone-back-already')
    amounts.push(charged.amount)
    chosen.push({ amount: money(currencyCode, 0), lines: [], fees: [kind] })
  }
  return ok(sumMoney(currencyCode, amounts))
}

/**
 * The sum a refund comes to, given everything that has gone back before it. Never more than what is left: parts that are worth more than that, since some
 * was given back by sum, come to what is left; a sum that is more is refused. Fees stay paid unless they are chosen or all goes back.
 */
export const refundSum = (
  order: PaidOrder,
  gone: readonly GoneBack[],
  wish: RefundWish,
): Result<Money, RefundRefusal> => {
  const left = refundLeft(order, gone)
  if (left.value <= 0) return err('nothing-left')
  switch (wish.kind) {
    case 'whole':
      return ok(left)
    case 'amount':
      if (wish.amount.value <= 0) return err('nothing-chosen')
      return minMoney(wish.amount, left) === wish.amount ? ok(wish.amount) : err('more-than-left')
    case 'parts': {
      const worth = partsWorth(order, gone, wish)
      if (!worth.ok) return worth
      return worth.value.value <= 0 ? err('nothing-chosen') : ok(minMoney(worth.value, left))
    }
    default:
      return wish satisfies never
  }
}
