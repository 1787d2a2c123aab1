import { aSignedBasket } from '@galo/testing'
import { createPlaceOrder, type Perform, type PlaceOrderDeps } from './create-place-order'
import { newAttempt, type PayAttempt, type PlaceOrderEvent } from './place-order.states'

const signed = aSignedBasket()
const opened = (status: 'requires_payment_method' | 'succeeded'): PlaceOrderEvent => ({
  type: 'opened',
  transaction: { stripe: { clientSecret: 'secret' }, transactionReference: 'reference-1', status },
  fraudSessionId: null,
})
const details = {
  customer: { email: 'maeve@example.com', first_name: 'Maeve', last_name: 'Okafor', phone_number: '07700 900142' },
  fulfilment: { type: 'COLLECTION' as const, pickupTime: '2026-11-18T12:30:00.000Z' },
}
const nextTurn = () => new Promise((resolve) => setTimeout(resolve, 0))

const GOOD: Readonly<Record<string, PlaceOrderEvent>> = {
  prechecking: { type: 'still-available' },
  building: { type: 'built', signed },
  opening: opened('requires_payment_method'),
  confirming: { type: 'card-answered', outcome: { kind: 'paid' } },
  submitting: { type: 'submitted', placed: { orderId: 'order-1', basketId: 'basket-1' } },
  asking: opened('succeeded'),
}

const served = (deps: PlaceOrderDeps, perform: Perform) => {
  const order = createPlaceOrder(deps)
  order.serve(perform)
  return order
}

/** Tabs share what is kept, and take turns. */
const aBrowser = () => {
  let kept: PayAttempt | null = null
  let turn: Promise<unknown> = Promise.resolve()
  const done: string[] = []
  const aTab = (answer: (step: string) => PlaceOrderEvent | Promise<PlaceOrderEvent> = (step) => GOOD[step]!) =>
    served(
      {
        createId: () => 'key-1',
        keep: (attempt) => {
          kept = attempt
        },
        kept: () => kept,
        oneTabAtATime: (_basketId, run) => {
          const mine = turn.then(run)
          turn = mine
          return mine
        },
        report: (error) => {
          throw error
        },
      },
      async (state) => {
        const step = state.kind === 'asking' ? 'asking' : state.step
        done.push(`${step} with ${kept?.stage ?? 'nothing'} kept`)
        return answer(step)
      },
    )
  return { aTab, done, kept: () => kept }
}

describe('createPlaceOrder', () => {
  it('keeps what it is about to do before it does it, and forgets it with the order', async () => {
    const browser = aBrowser()
    const tab = browser.aTab()
    tab.pay('basket-1', details)
    await nextTurn()
    expect(browser.done).toEqual([
      'prechecking with building kept',
      'building with building kept',
      'opening with opening kept',
      'confirming with confirming kept',
      'submitting with submitting kept',
    ])
    expect(tab.get()).toEqual({ kind: 'done', placed: { orderId: 'order-1', basketId: 'basket-1' } })
    expect(browser.kept()).toBeNull()
  })

  it('does everything once however often Pay is pressed', async () => {
    const browser = aBrowser()
    const tab = browser.aTab()
    tab.pay('basket-1', details)
    tab.pay('basket-1', details)
    await nextTurn()
    tab.pay('basket-1', details)
    await nextTurn()
    expect(browser.done).toHaveLength(5)
  })

  it('lets a second tab wait for the first one’s payment instead of asking over its shoulder', async () => {
    const browser = aBrowser()
    let answerCard = (_event: PlaceOrderEvent) => {}
    const first = browser.aTab((step) =>
      step === 'confirming' ? new Promise((resolve) => (answerCard = resolve)) : GOOD[step]!,
    )
    const second = browser.aTab()
    first.pay('basket-1', details)
    await nextTurn()
    second.takeUp(browser.kept()!)
    await nextTurn()
    expect(second.get().kind).toBe('asking')
    expect(browser.done.filter((step) => step.startsWith('asking'))).toEqual([])

    answerCard(GOOD['confirming']!)
    await nextTurn()
    expect(first.get().kind).toBe('done')
    expect(second.get().kind).toBe('idle')
  })

  it('asks what became of a payment whose tab was closed while the bank asked, before anything is paid in this one', async () => {
    const left: PayAttempt = {
      ...newAttempt({ basketId: 'basket-1', idempotencyKey: 'key-0', details }),
      built: signed,
      stage: 'confirming',
    }
    const done: string[] = []
    const tab = served(
      {
        createId: () => 'key-1',
        keep: () => {},
        kept: () => left,
        oneTabAtATime: (_basketId, run) => run(),
        report: () => {},
      },
      async (state) => {
        const step = state.kind === 'asking' ? 'asking' : state.step
        done.push(step)
        return GOOD[step]!
      },
    )
    tab.pay('basket-1', details)
    await nextTurn()
    expect(done).toEqual(['asking', 'submitting'])
    expect(tab.get().kind).toBe('done')
  })

  it('finds out what became of a payment that a closed tab left', async () => {
    const attempt: PayAttempt = {
      ...newAttempt({ basketId: 'basket-1', idempotencyKey: 'key-0', details }),
      built: signed,
      stage: 'confirming',
    }
    const resumed = served(
      {
        createId: () => 'key-1',
        keep: () => {},
        kept: () => attempt,
        oneTabAtATime: (_basketId, run) => run(),
        report: () => {},
      },
      async (state) => GOOD[state.kind === 'asking' ? 'asking' : state.step]!,
    )
    resumed.takeUp(attempt)
    await nextTurn()
    expect(resumed.get()).toMatchObject({ kind: 'done', placed: { orderId: 'order-1' } })
  })

  it('says that it failed, instead of working for ever, when the browser gives it no turn', async () => {
    const reports: unknown[] = []
    const tab = served(
      {
        createId: () => 'key-1',
        keep: () => {},
        kept: () => null,
        oneTabAtATime: () => Promise.reject(new DOMException('No locks here', 'SecurityError')),
        report: (error) => reports.push(error),
      },
      async () => GOOD['prechecking']!,
    )
    tab.pay('basket-1', details)
    await nextTurn()
    expect(tab.get()).toMatchObject({ kind: 'stopped', stop: { reason: 'failed', at: 'prechecking' } })
    expect(reports).toHaveLength(1)
  })

  it('counts a bug in a step as an answer that was lost, and reports it', async () => {
    const reports: unknown[] = []
    const tab = served(
      {
        createId: () => 'key-1',
        keep: () => {},
        kept: () => null,
        oneTabAtATime: (_basketId, run) => run(),
        report: (error) => reports.push(error),
      },
      async (state) => {
        if (state.kind === 'working' && state.step === 'confirming') throw new TypeError('A bug')
        return GOOD[state.kind === 'asking' ? 'asking' : state.step]!
      },
    )
    tab.pay('basket-1', details)
    await nextTurn()
    expect(tab.get()).toMatchObject({ kind: 'stopped', stop: { reason: 'unconfirmed' } })
    expect(reports).toHaveLength(1)
  })
})
