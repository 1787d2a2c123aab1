import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isRejected, traceOf } from '@galo/contracts/errors'
import { getOrder, getOrderStatus, type SubmittedOrder } from '@galo/contracts/orders'
import type { TraceId } from '@galo/contracts/trace'
import { usePublish } from '@galo/events'
import { useAsyncData, useServices } from '@galo/services'
import { useAppState, useStore, useWriter } from '@galo/state'
import { latestOf } from '../../order/latest-of'
import { shareOf } from './live/share-of'
import { useLiveOrder } from './live/use-live-order'
import { takeOrderAhead } from './order-ahead'
import { nextPoll, startPolling, type PollEvent } from './polling.model'
import { isFinished, mayBeCalledOff, newsOf, newsOfStatus, trackingView } from './tracking.model'

/** Answers that mean: there is no such order for this visitor. Whose it is instead is nobody's business. */
const NOT_YOURS = [400, 403, 404]

/** Asks once: the whole order the first time, later only its state, and the whole again when that moved. */
const useLook = (orderId: string) => {
  const services = useServices()
  const { http } = services
  const state = useAppState()
  const whole = useRef(false)
  return async (signal: AbortSignal): Promise<SubmittedOrder | null> => {
    const known = state.read('tracking').getState().byId[orderId]
    const asked = { params: { id: orderId }, signal }
    if (whole.current && known) {
      const status = await http.send(getOrderStatus, asked)
      if (newsOfStatus(status) === newsOf(known)) return known
    }
    try {
      const order = await (takeOrderAhead(services, orderId) ?? http.send(getOrder, asked))
      whole.current = true
      return order
    } catch (error) {
      if (isRejected(error) && NOT_YOURS.includes(error.model.status)) return null
      throw error
    }
  }
}

/** Polls one order until it is finished (J09), keeps its last answer in the store, and publishes what changed. */
export const useTracking = (orderId: string) => {
  const { clock, log, createId } = useServices()
  const tracking = useWriter('tracking')
  const publish = usePublish()
  const look = useLook(orderId)
  const order = useStore('tracking', ({ byId }) => byId[orderId] ?? null)
  const online = useStore('connectivity', (connectivity) => connectivity.online)
  const [unknown, setUnknown] = useState(false)
  const [reference, setReference] = useState<TraceId | null>(null)
  // Due at the beginning of time: the first look is at once, whatever the clock says.
  const [polling, setPolling] = useState(() => startPolling(0))

  const step = (event: PollEvent) => setPolling((before) => nextPoll(before, event, clock.now()))

  const learn = (read: SubmittedOrder) => {
    const before = tracking.getState().byId[orderId]
    const answer = latestOf(before, read)
    if (answer !== read) log('warning', 'An order was answered as it was before', { state: read.order_state })
    const isNews = before === undefined || newsOf(before) !== newsOf(answer)
    if (before !== answer) tracking.setState(({ byId }) => ({ byId: { ...byId, [orderId]: answer } }))
    const fact = { orderId, state: answer.order_state }
    if (before?.order_state !== answer.order_state) publish('order.state-changed', fact)
    if (isNews && isFinished(answer)) publish('order.finished', fact)
    setReference(null)
    step({ kind: 'answered', changed: isNews, terminal: isFinished(answer) })
  }

  useAsyncData({
    // Every step is another look, also one that is due when the last one was.
    key: polling.dueAt === null || unknown || !online ? null : polling,
    delayMs: ({ dueAt }) => Math.max(0, dueAt - clock.now()),
    load: look,
    onData: (answer) => (answer === null ? setUnknown(true) : learn(answer)),
    onFailure: (error) => {
      log('warning', 'An order could not be looked up', { error })
      // The first of several that fail alike: one that is being read out does not change.
      setReference((known) => known ?? traceOf(error))
      step({ kind: 'failed' })
    },
  })

  const isWatched = order !== null && !unknown && online && polling.phase !== 'finished'
  useLiveOrder(isWatched ? orderId : null, (news) =>
    step(news === 'moved' ? { kind: news } : { kind: news, share: shareOf(createId()) }),
  )

  // Whoever comes back to the tab wants to know now, not at the next tick.
  const lookOnReturn = useEffectEvent(() => {
    if (document.visibilityState !== 'visible') return
    // A yes may be taken back until the food is handed over: that is asked for by who looks, and not by a clock.
    if (order !== null && mayBeCalledOff(order, clock.now())) setPolling(startPolling(0))
    else step({ kind: 'retried' })
  })
  useEffect(() => {
    const back = () => void lookOnReturn()
    document.addEventListener('visibilitychange', back)
    return () => document.removeEventListener('visibilitychange', back)
  }, [])

  return {
    view: trackingView(order, unknown, polling),
    /** The line is bad: what is on screen is the last thing we heard. */
    stale: order !== null && polling.failures > 0,
    givenUp: polling.phase === 'given-up',
    /** The trace of the first look that failed since one was answered. */
    reference,
    /** Something else says that it has moved. */
    lookAgain: () => step({ kind: 'moved' }),
    retry: () => {
      setReference(null)
      step({ kind: 'retried' })
    },
  }
}
