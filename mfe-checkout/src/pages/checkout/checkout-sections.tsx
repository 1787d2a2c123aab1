import { useState, type ReactNode, type RefObject } from 'react'
import { formatTime } from '@galo/domain'
import { CheckoutSection, Notice, Stack } from '@galo/ui'
import { CollectionSlotForm } from '../../features/collection-slot/collection-slot'
import type { CardHandle } from '../../features/pay-by-card/card-fields'
import { PersonalDetailsForm } from '../../features/personal-details/personal-details'
import { PaymentSection } from './payment-section'
import type { SectionId } from './sections.model'
import type { Checkout } from './use-checkout'

interface CheckoutSectionsProps {
  readonly checkout: Checkout
  readonly card: RefObject<CardHandle | null>
  /** What the bank said; it stands with the card. */
  readonly cardNews: ReactNode
}

/** What is still to do in the open section. Nothing can be lost where nothing was chosen or typed. */
const reminderOf = (open: SectionId, label: string, isBegun: boolean): string => {
  if (isBegun) return `Press “${label}” before you go on, so that nothing here is lost.`
  return open === 'COLLECTION_SLOT' ? 'Choose when you’d like to collect.' : 'Tell us who it’s for.'
}

/** Three sections that open one after another. */
export const CheckoutSections = ({ checkout, card, cardNews }: CheckoutSectionsProps) => {
  const { slot, details, steps, isBusy } = checkout
  const [wasPaymentOpen, setPaymentOpen] = useState(false)
  if (steps.open === 'PAYMENT_DETAILS' && !wasPaymentOpen) setPaymentOpen(true)
  const { givenName, familyName, phoneNumber } = details.personal
  const label = (id: SectionId) => steps.labelOf(id, slot.pickupTime !== null)
  const isBegun = steps.isEditing || (steps.open === 'COLLECTION_SLOT' ? slot.pickupTime !== null : details.isBegun)
  // Without times there is no button to press.
  const hasButton = steps.open !== 'COLLECTION_SLOT' || slot.view.kind === 'ready' || slot.view.kind === 'loading'
  const reminder = steps.showsPrompt && steps.open !== 'PAYMENT_DETAILS' && hasButton && (
    <Notice tone="warn" live title="One thing first.">
      {reminderOf(steps.open, label(steps.open), isBegun)}
    </Notice>
  )
  const frame = (id: SectionId, index: number) => ({
    id: `section-${id}`,
    number: index + 1,
    state: steps.list[index]?.status ?? 'locked',
    // Once it is paid, when and for whom may still be put right: an order can be refused for either.
    onEdit: isBusy ? undefined : () => checkout.edit(id),
  })
  return (
    <>
      <CheckoutSection
        {...frame('COLLECTION_SLOT', 0)}
        title="When"
        hint="Cooked for your time, not before it."
        summary={
          slot.pickupTime === null ? undefined : `Collect today at ${formatTime(slot.pickupTime, slot.timeZone)}`
        }
        editLabel="Edit collection time"
      >
        <Stack gap={4}>
          {reminder}
          <CollectionSlotForm
            slot={slot}
            label={label('COLLECTION_SLOT')}
            isPaid={checkout.isMoneyIn}
            isCovered={checkout.isLostShown}
            isLossTold={checkout.isLossTold}
            onConfirm={() => void checkout.confirmSlot()}
            onGiveBack={checkout.giveBack}
          />
        </Stack>
      </CheckoutSection>
      <CheckoutSection
        {...frame('PERSONAL_DETAILS', 1)}
        title="Who it’s for"
        summary={details.isDone ? `${givenName} ${familyName} · ${phoneNumber}` : undefined}
        editLabel="Edit personal details"
      >
        <Stack gap={4}>
          {reminder}
          <PersonalDetailsForm details={details} label={label('PERSONAL_DETAILS')} onSaved={checkout.confirmed} />
        </Stack>
      </CheckoutSection>
      <CheckoutSection {...frame('PAYMENT_DETAILS', 2)} title="How you’ll pay" keepDrawn={wasPaymentOpen}>
        <PaymentSection checkout={checkout} card={card} news={cardNews} />
      </CheckoutSection>
    </>
  )
}
