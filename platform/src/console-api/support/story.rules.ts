import type { Fact } from '@galo/console/calls'
import { formatMoney, money, stageFor } from '@galo/domain'
import { progressAfter, progressAtFirst, type FactRow, type OrderRow, type RefundRow } from '../../modules/orders'
import type { ReportRow } from '../../modules/receipts'

/** What the facts of one order are made of. */
export interface Told {
  readonly order: Pick<OrderRow, 'createdAt' | 'currency' | 'fulfilmentType' | 'grandTotal' | 'tip'>
  /** When its money came in; null where nobody has said, or nothing was paid. */
  readonly paidAt: Date | null
  readonly facts: readonly Pick<FactRow, 'at' | 'kind' | 'what' | 'attempt'>[]
  readonly given: readonly Pick<RefundRow, 'amount' | 'currency' | 'isWhole' | 'reason' | 'createdAt'>[]
  readonly letters: readonly { readonly subject: string; readonly sentAt: Date }[]
  /** What its customer said was missing or wrong. */
  readonly report: Pick<ReportRow, 'amount' | 'state' | 'reportedAt' | 'decidedAt'> | null
  /** As somebody reads it: `2 × Peri chips`. */
  readonly reported: string
}

/** A refund by somebody's word is told with its sum and its reason; only one that followed from how the order went is told by itself. */
const isToldElsewhere = ({ kind }: Told['facts'][number], given: Told['given']): boolean =>
  kind === 'refund' && given.some(({ isWhole }) => isWhole)

/** The story of an order, the first first: what happened, and what its customer saw from then on. */
export const storyOf = ({ order, paidAt, facts, given, letters, report, reported }: Told): readonly Fact[] => {
  const amountOf = (value: number): string => formatMoney(money(order.currency, value))
  const total = order.grandTotal + order.tip
  const told: { readonly at: Date; readonly fact: Omit<Fact, 'at'> }[] = [
    { at: order.createdAt, fact: { kind: 'placed', what: 'placed', amountLabel: amountOf(total), attempt: null } },
  ]
  if (paidAt !== null)
    told.push({ at: paidAt, fact: { kind: 'paid', what: 'paid', amountLabel: amountOf(total), attempt: null } })
  let progress = progressAtFirst(order.fulfilmentType)
  for (const fact of facts.filter((each) => !isToldElsewhere(each, given))) {
    const next = progressAfter(progress, fact)
    const [before, after] = [stageFor(progress), stageFor(next)]
    progress = next
    const { at, kind, what, attempt } = fact
    told.push({
      at,
      fact: {
        ...(kind === 'refund' ? { kind: 'given-back', what: 'order-failed' } : { kind, what }),
        amountLabel: null,
        attempt,
        ...(before !== after && { seen: after }),
      },
    })
  }
  for (const { amount, reason, createdAt } of given)
    told.push({
      at: createdAt,
      fact: { kind: 'given-back', what: reason, amountLabel: amountOf(amount), attempt: null },
    })
  for (const { subject, sentAt } of letters)
    told.push({ at: sentAt, fact: { kind: 'letter', what: subject, amountLabel: null, attempt: null } })
  if (report !== null) {
    const amountLabel = amountOf(report.amount)
    told.push({ at: report.reportedAt, fact: { kind: 'reported', what: reported, amountLabel, attempt: null } })
    // What was given back for it is told by its refund.
    if (report.state === 'declined' && report.decidedAt !== null)
      told.push({
        at: report.decidedAt,
        fact: { kind: 'report-declined', what: reported, amountLabel: null, attempt: null },
      })
  }
  return told
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ at, fact }) => ({ at: at.toISOString(), ...fact }))
}
