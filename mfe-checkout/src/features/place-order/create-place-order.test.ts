import { aSignedBasket } from '@galo/testing'
import { createPlaceOrder } from './create-place-order'
import { newAttempt, type PayAttempt, type PlaceOrderEvent, type Waiting } from './place-order.model'

const signed = aSignedBasket()
const opened = (status: 'requires_payment_method' | 'succeeded'): PlaceOrderEvent => ({
  type: 'opened',
  transaction: { stripe: { clientSecret: 'secret' }, transactionReference: 'reference-1', status },
  fraudSessionId: null,
})
const nextTurn = () => new Promise((resolve) => setTimeout(resolve, 0))

const GOOD: Readonly<Record<string, PlaceOrderEvent>> = {
  'checking-slot': { type: 'slot-valid' },
  building: { type: 'built', signed },
  opening: opened('requires_payment_method'),
  confirming: { type: 'card-answered', outcome: { kind: 'paid' } },
  submitting: { type: 'submitted', orderId: 'order-1' },
  asking: opened('succeeded'),
}

/** Two tabs share what is kept, and take turns. */
const aTill = () => {
  let kept: PayAttempt | null = null
  let turn: Promise<unknown> = Promise.resolve()
  const done: string[] = []
  const aTab = (answer: (step: string) => PlaceOrderEvent | Promise<PlaceOrderEvent> = (step) => GOOD[step]!) =>
    createPlaceOrder({
      createId: () => 'key-1',
      perform: async (state: Waiting) => {
        const step = state.kind === 'asking' ? 'asking' : state.step
        done.push(`${step} with ${kept?.stage ?? 'nothing'} kept`)
        return answer(step)
      },
      keep: (attempt) => {
        kept = attempt
      },
      kept: () => kept,
      inTurn: (_basketId, run) => {
        const mine = turn.then(run)
        turn = mine
        return mine
      },
      report: (error) => {
        throw error
      },
    })
  return { aTab, done, kept: () => kept }
}

describe('createPlaceOrder', () => {
  it('keeps what it is about to do before it does it, and forgets it with the order', async () => {
    const till = aTill()
    const tab = till.aTab()
    tab.pay('basket-1')
    await nextTurn()
    expect(till.done).toEqual([
      'checking-slot with building kept',
      'building with building kept',
      'opening with opening kept',
      'confirming with confirming kept',
      'submitting with submitting kept',
    ])
    expect(tab.get()).toEqual({ kind: 'done', orderId: 'order-1', basketId: 'basket-1' })
    expect(till.kept()).toBeNull()
  })

  it('does everything once however often Pay is pressed', async () => {
    const till = aTill()
    const tab = till.aTab()
    tab.pay('basket-1')
    tab.pay('basket-1')
    await nextTurn()
    tab.pay('basket-1')
    await nextTurn()
    expect(till.done).toHaveLength(5)
  })

  it('lets a second tab wait for the first one’s payment instead of asking over its shoulder', async () => {
    const till = aTill()
    let answerCard = (_event: PlaceOrderEvent) => {}
    const first = till.aTab((step) =>
      step === 'confirming' ? new Promise((resolve) => (answerCard = resolve)) : GOOD[step]!,
    )
    const second = till.aTab()
    first.pay('basket-1')
    await nextTurn()
    second.takeUp(till.kept()!)
    await nextTurn()
    expect(second.get().kind).toBe('asking')
    expect(till.done.filter((step) => step.startsWith('asking'))).toEqual([])

    answerCard(GOOD['confirming']!)
    await nextTurn()
    expect(first.get().kind).toBe('done')
    expect(second.get().kind).toBe('idle')
  })

  it('finds out what became of a payment that a closed tab left', async () => {
    const attempt: PayAttempt = { ...newAttempt('basket-1', 'key-0'), built: signed, stage: 'confirming' }
    const resumed = createPlaceOrder({
      createId: () => 'key-1',
      perform: async (state) => GOOD[state.kind === 'asking' ? 'asking' : state.step]!,
      keep: () => {},
      kept: () => attempt,
      inTurn: (_basketId, run) => run(),
      report: () => {},
    })
    resumed.takeUp(attempt)
    await nextTurn()
    expect(resumed.get()).toMatchObject({ kind: 'done', orderId: 'order-1' })
  })

  it('counts a bug in a step as an answer that was lost, and reports it', async () => {
    const reports: unknown[] = []
    const tab = createPlaceOrder({
      createId: () => 'key-1',
      perform: async (state) => {
        if (state.kind === 'working' && state.step === 'confirming') throw new TypeError('A bug')
        return GOOD[state.kind === 'asking' ? 'asking' : state.step]!
      },
      keep: () => {},
      kept: () => null,
      inTurn: (_basketId, run) => run(),
      report: (error) => reports.push(error),
    })
    tab.pay('basket-1')
    await nextTurn()
    expect(tab.get()).toMatchObject({ kind: 'stopped', stop: { reason: 'unconfirmed' } })
    expect(reports).toHaveLength(1)
  })
})
