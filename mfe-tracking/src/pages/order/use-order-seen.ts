import { useEffect } from 'react'
import { usePublish } from '@galo/events'
import type { TrackingView } from '../../features/order-progress/tracking.model'
import { stageSeen } from './stage-seen.model'

/** Tells the others which order somebody looks at, and how far it is; again when that changes, or when they come back to it. */
export const useOrderSeen = (view: TrackingView): void => {
  const publish = usePublish()
  const order = 'order' in view ? view.order : null
  const orderId = order?.id ?? null
  const value = order?.costs.total.value ?? 0
  const slug = order?.restaurant?.slug ?? order?.restaurant_id ?? ''
  const stage = order === null ? '' : stageSeen(order)
  useEffect(() => {
    if (orderId !== null) publish('order.seen', { orderId, value })
  }, [publish, orderId, value])
  useEffect(() => {
    if (orderId !== null) publish('order.stage-seen', { orderId, slug, stage })
  }, [publish, orderId, slug, stage])
}
