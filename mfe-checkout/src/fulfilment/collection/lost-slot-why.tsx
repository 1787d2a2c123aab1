import { useLocale, useWords } from '@galo/words'
import { lostWords } from './lost-slot.model'
import { LOST_SLOT_WORDS } from './lost-slot.words'
import type { CollectionSlot } from './use-collection-slot'

export interface LostSlotWhyProps {
  readonly slot: CollectionSlot
  readonly isPaid: boolean
}

/** Why a time went, and that nothing was charged for it. */
export const LostSlotWhy = ({ slot, isPaid }: LostSlotWhyProps) => {
  const { banner } = useWords(LOST_SLOT_WORDS)
  const locale = useLocale()
  if (slot.lost === null) return null
  const times = slot.view.kind === 'ready' ? slot.view.times : []
  const say = isPaid ? banner.paid : banner.kept
  return say(lostWords(slot.lost, times, slot.timeZone, locale).text)
}
