import { useEffect } from 'react'
import { isNonBlank, type FulfilmentType } from '@galo/domain'
import { useStore } from '@galo/state'
import { Stack } from '@galo/ui'
import { useWords } from '@galo/words'
import type { KnownCustomer } from '../features/personal-details/use-known-customer'
import { usePersonalDetails } from '../features/personal-details/use-personal-details'
import type { Section } from '../features/sections/section'
import { WhoOrders } from '../features/who-orders/who-orders'
import { bringPersonalForm, LatePersonalForm } from './late-personal-form'
import { PERSONAL_DETAILS_WORDS, PERSONAL_SECTION_WORDS } from './personal-section.words'

/** The section that asks who it is for; every way of ordering has it, and `type` says what of it is needed. */
export const usePersonalSection = (type: FulfilmentType, { isComing: isFilling }: KnownCustomer): Section => {
  const words = useWords(PERSONAL_DETAILS_WORDS)
  const { guest } = useWords(PERSONAL_SECTION_WORDS)
  const details = usePersonalDetails(type)
  // Somebody has begun to choose: the fields come next.
  const isComing = useStore('fulfilmentDetails', ({ fulfilment }) => fulfilment !== null)
  useEffect(() => {
    if (isComing) bringPersonalForm()
  }, [isComing])
  const { givenName, familyName, phoneNumber } = details.personal
  const name = `${givenName} ${familyName}`
  return {
    id: 'PERSONAL_DETAILS',
    words,
    isDone: details.isDone,
    isBegun: details.isBegun,
    summary: details.isDone ? [name, phoneNumber].filter(isNonBlank).join(' · ') || guest : undefined,
    content: ({ label, reminder, onConfirmed }) => (
      <Stack gap={4}>
        {reminder}
        <WhoOrders />
        <LatePersonalForm details={details} isFilling={isFilling} label={label} onSaved={onConfirmed} />
      </Stack>
    ),
  }
}
