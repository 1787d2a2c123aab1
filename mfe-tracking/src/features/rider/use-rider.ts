import { useState } from 'react'
import { isRejected } from '@galo/contracts/errors'
import { getRider, type SubmittedOrder } from '@galo/contracts/orders'
import { useAsyncData, useServices } from '@galo/services'
import { useStore } from '@galo/state'
import { FOLLOW_EVERY_MS, isFollowed, progressOfTry, readRider, type RiderReading } from './rider.model'

/** An answer that knows nobody may be older than the order's own; two are no accident. */
const MISSES_BEFORE_GONE = 2

export interface FollowedRider {
  /** `null` before and after somebody brings it. */
  readonly rider: RiderReading | null
  /** The order says that somebody brings it, and nobody does: they are asked about no more, until the order says something else. */
  readonly isGone: boolean
}

/**
 * Follows whoever carries an order, every eight seconds and only while somebody does (J09, J10). What was heard last stays while the line is bad: how
 * old it is, the reading says. `onMissing` when nobody is known where somebody was: the order has moved, then, or is about to.
 */
export const useRider = (order: SubmittedOrder | null, onMissing: () => void): FollowedRider => {
  const { http, clock, log } = useServices()
  const online = useStore('connectivity', (connectivity) => connectivity.online)
  const [known, setKnown] = useState<{ readonly orderId: string; readonly reading: RiderReading } | null>(null)
  const [look, setLook] = useState(0)
  const [missed, setMissed] = useState<{ readonly during: string; readonly times: number } | null>(null)
  const followed = order !== null && isFollowed(order) ? order.id : null
  const during = order === null ? '' : `${order.id} ${progressOfTry(order)}`
  const isGone = followed !== null && missed?.during === during && missed.times >= MISSES_BEFORE_GONE
  const isFirst = known?.orderId !== followed
  const lookAgain = () => setLook((before) => before + 1)

  // Who comes next is somebody else, and is looked for at once.
  if (followed === null && (known !== null || missed !== null || look !== 0)) {
    setKnown(null)
    setMissed(null)
    setLook(0)
  }

  useAsyncData({
    key: followed === null || !online || isGone ? null : `${followed} ${look}`,
    delayMs: () => (isFirst && look === 0 ? 0 : FOLLOW_EVERY_MS),
    load: (signal) => http.send(getRider, { params: { id: followed ?? '' }, signal }),
    onData: (tracking) => {
      if (followed === null) return
      setMissed(null)
      setKnown((before) => ({
        orderId: followed,
        reading: readRider(before?.orderId === followed ? before.reading : null, tracking, clock.now()),
      }))
      lookAgain()
    },
    onFailure: (error) => {
      if (isRejected(error) && error.model.status === 404) {
        if (missed?.during !== during) onMissing()
        setMissed((before) => ({ during, times: before?.during === during ? before.times + 1 : 1 }))
      } else log('warning', 'A rider could not be followed', { error })
      lookAgain()
    },
  })
  const rider = followed === null || known?.orderId !== followed || isGone ? null : known.reading
  return { rider, isGone }
}
