import { LostSlotDialog } from './lost-slot-dialog'
import { NoSlotsDialog } from './no-slots-dialog'
import type { CollectionSlot } from './use-collection-slot'

export interface SlotDialogsProps {
  readonly slot: CollectionSlot
  readonly isNoSlotsShown: boolean
  readonly isLossShown: boolean
  readonly isPaid: boolean
  readonly onLossSeen: () => void
}

export { Later } from './later-days'
export { LostSlotWhy } from './lost-slot-why'

/** What lies over the checkout when its time goes. */
export const SlotDialogs = ({ slot, isNoSlotsShown, isLossShown, isPaid, onLossSeen }: SlotDialogsProps) => (
  <>
    <NoSlotsDialog open={isNoSlotsShown} text={slot.noSlots.text} isPayingStopped={isLossShown} />
    <LostSlotDialog slot={slot} open={isLossShown} isPaid={isPaid} onClose={onLossSeen} />
  </>
)
