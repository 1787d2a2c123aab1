import { lazy, useEffect, type ComponentType } from 'react'
import type { LaterProps } from './later-days'

/** Where this code doesn't come, today is all there is. */
const NoDays = ({ slot: { isEmpty, noDay }, time }: LaterProps) => {
  useEffect(() => {
    if (isEmpty) noDay()
  })
  return time
}

/** Brought where a restaurant takes orders for other days. */
export const LaterOnDemand = lazy<ComponentType<LaterProps>>(() =>
  import(/* webpackChunkName: "slots" */ './slot-dialogs').then(
    (m) => ({ default: m.Later }),
    () => ({ default: NoDays }),
  ),
)
