import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import type { LostSlotWhyProps } from './lost-slot-why'
import type { SlotDialogsProps } from './slot-dialogs'

/** The section says it all as well, once nothing lies over it: where this code doesn't come, nobody is left without a word. */
const NoDialogs = ({ isLossShown, onLossSeen }: SlotDialogsProps) => {
  useEffect(() => {
    if (isLossShown) onLossSeen()
  }, [isLossShown, onLossSeen])
  return null
}

const SlotDialogs = lazy<ComponentType<SlotDialogsProps>>(() =>
  import(/* webpackChunkName: "slots" */ './slot-dialogs').then(
    (m) => ({ default: m.SlotDialogs }),
    () => ({ default: NoDialogs }),
  ),
)

/** Why a time went; the banner's title says that it did, with this or without. */
export const LostSlotWhyOnDemand = lazy<ComponentType<LostSlotWhyProps>>(() =>
  import(/* webpackChunkName: "slots" */ './slot-dialogs').then(
    (m) => ({ default: m.LostSlotWhy }),
    () => ({ default: () => null }),
  ),
)

/** Brought when a time goes for the first time; there from then on, so that what was closed stays closed. */
export const SlotDialogsOnDemand = (props: SlotDialogsProps) => {
  const [isWanted, setWanted] = useState(false)
  if (!isWanted && (props.isNoSlotsShown || props.isLossShown)) setWanted(true)
  if (!isWanted) return null
  return (
    <Suspense fallback={null}>
      <SlotDialogs {...props} />
    </Suspense>
  )
}
