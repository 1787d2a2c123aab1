import { Suspense } from 'react'
import { formatTime } from '@galo/domain'
import { useFlag } from '@galo/services'
import { Stack } from '@galo/ui'
import { useWords } from '@galo/words'
import { useKnownCustomer } from '../../features/personal-details/use-known-customer'
import type { Section } from '../../features/sections/section'
import type { FulfilmentInput, FulfilmentView } from '../fulfilment-method'
import { usePersonalSection } from '../use-personal-section'
import { CollectionSlotForm } from './collection-slot-form'
import { SLOT_SECTION_WORDS } from './collection.words'
import { LaterOnDemand } from './later-days-on-demand'
import { SlotDialogsOnDemand } from './slot-dialogs-on-demand'
import { useCollectionSlot } from './use-collection-slot'

/** When, and for whom: the sections of a collection, and what lies over the page when its time goes. */
export const useCollection = (input: FulfilmentInput): FulfilmentView => {
  const { restaurantId, standing, isLossShown, onLossSeen, onGiveBack } = input
  const { stop, isBusy, isMoneyIn, hasPaid } = standing
  const words = useWords(SLOT_SECTION_WORDS)
  const slot = useCollectionSlot(restaurantId, isBusy || isMoneyIn)
  const personal = usePersonalSection('COLLECTION', useKnownCustomer())
  const { pickupTime, timeZone, view, noSlots } = slot
  const isExhausted = view.kind === 'none'

  const summary = (at: string) => {
    const time = formatTime(at, timeZone)
    return slot.day === slot.today ? (
      words.collectAt(time)
    ) : (
      <Suspense fallback={time}>
        <LaterOnDemand slot={slot} time={time} />
      </Suspense>
    )
  }

  const when: Section = {
    id: 'COLLECTION_SLOT',
    words: words.section,
    isDone: slot.isSaved,
    isBegun: pickupTime !== null,
    summary: pickupTime === null ? undefined : summary(pickupTime),
    // Without times there is no button to press.
    hasButton: view.kind === 'ready' || view.kind === 'loading',
    // A lost time puts the focus on the list of times itself.
    takesFocus: slot.lost !== null,
    content: ({ label, reminder, onConfirmed, onRefused }) => {
      const save = (time?: string) => slot.save(time).then((isSaved) => (isSaved ? onConfirmed() : onRefused()))
      return (
        <Stack gap={4}>
          {reminder}
          <CollectionSlotForm
            slot={slot}
            label={label}
            isPaid={isMoneyIn}
            isCovered={isLossShown}
            // Of a time nothing is said while nobody knows whether there is an order for it, or over another piece of news.
            isLossTold={stop === null || stop.reason === 'choice-gone'}
            onConfirm={() => void save()}
            onSoonest={(time) => {
              slot.pick(time)
              void save(time)
            }}
            onGiveBack={onGiveBack}
          />
        </Stack>
      )
    },
  }
  // Nobody is sent to another restaurant while their money is here, or over what is said of it.
  const isNoSlotsShown = isExhausted && noSlots.isSure && !isBusy && !isMoneyIn && stop?.reason !== 'money-back'
  return {
    sections: [when, personal],
    request: pickupTime === null ? null : { type: 'COLLECTION', pickupTime },
    isChecking: slot.isSaving,
    isExhausted,
    unavailable: useFlag('collect-unavailable') ? words.unavailable : undefined,
    giveUp: (request) => {
      if (request.type === 'COLLECTION') slot.giveUp(request.pickupTime)
    },
    dialogs: (
      <SlotDialogsOnDemand
        slot={slot}
        isNoSlotsShown={isNoSlotsShown}
        isLossShown={isLossShown}
        isPaid={hasPaid}
        onLossSeen={onLossSeen}
      />
    ),
  }
}
