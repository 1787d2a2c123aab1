import { useState } from 'react'
import { isRejected } from '@galo/contracts/errors'
import { getRider, type SubmittedOrder } from '@galo/contracts/orders'
import { useAsyncData, useServices } from '@galo/services'
import { useStore } from '@galo/state'
import { FOLLOW_EVERY_MS, isFollowed, readRider, type RiderReading } from './rider.model'

/**
 * Follows whoever carries an order, every eight seconds and only while somebody does (J09, J10); `null` before and after. What was heard last stays
 * while the line is bad: how old it is, the reading says.
 */
export const useRider = (order: SubmittedOrder | null): RiderReading | null => {
  const { http, clock, log } = useServices()
  const online = useStore('connectivity', (connectivity) => connectivity.online)
  const [known, setKnown] = useState<{ readonly orderId: string; readonly reading: RiderReading } | null>(null)
  const [look, setLook] = useState(0)
  const followed = order !== null && isFollowed(order) ? order.id : null
  const isFirst = known?.orderId !== followed
  const lookAgain = () => setLook((before) => before + 1)

  useAsyncData({
    key: followed === null || !online ? null : `${followed} ${look}`,
    delayMs: () => (isFirst && look === 0 ? 0 : FOLLOW_EVERY_MS),
    load: (signal) => http.send(getRider, { params: { id: followed ?? '' }, signal }),
    onData: (tracking) => {
      if (followed === null) return
      setKnown((before) => ({
        orderId: followed,
        reading: readRider(before?.orderId === followed ? before.reading : null, tracking, clock.now()),
      }))
      lookAgain()
    },
    onFailure: (error) => {
      // Between two riders there is none.
      if (!(isRejected(error) && error.model.status === 404)) log('warning', 'A rider could not be followed', { error })
      lookAgain()
    },
  })
  return followed === null || known?.orderId !== followed ? null : known.reading
}
