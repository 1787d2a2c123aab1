import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import type { Basket } from '@galo/contracts'
import { useCollectionSlot } from '../../features/collection-slot/use-collection-slot'
import type { CardHandle } from '../../features/pay-by-card/card-fields'
import { usePersonalDetails } from '../../features/personal-details/use-personal-details'
import { isPaid } from '../../features/place-order/place-order.states'
import type { usePlaceOrder } from '../../features/place-order/use-place-order'
import { moneyOf } from './money-of'
import type { SectionId } from './sections.model'
import { useKeptPress } from './use-kept-press'
import { useSections } from './use-sections'

export interface CheckoutInput {
  readonly basket: Basket
  readonly order: ReturnType<typeof usePlaceOrder>
  readonly card: RefObject<CardHandle | null>
  /** The times that paying has found gone, as UTC instants. */
  readonly slotsLost: readonly string[]
}

/** Puts the section in front of the customer, with its title focused. */
const show = (id: SectionId) => {
  const section = document.getElementById(`section-${id}`)
  // jsdom has no layout to scroll.
  if (typeof section?.scrollIntoView === 'function') section.scrollIntoView({ block: 'start' })
  section?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
}

/** The sections, what they hold and the button that pays, as one thing. */
export const useCheckout = ({ basket, order, card, slotsLost }: CheckoutInput) => {
  const { state } = order
  const slot = useCollectionSlot(basket.restaurant_id)
  const details = usePersonalDetails()
  const steps = useSections(
    new Set<SectionId>([
      ...(slot.isSaved ? (['COLLECTION_SLOT'] as const) : []),
      ...(details.isDone ? (['PERSONAL_DETAILS'] as const) : []),
    ]),
  )
  // The losses whose dialog was closed.
  const [closedLosses, setClosedLosses] = useState(0)
  const total = moneyOf(basket.totals.grand_total)
  const stop = state.kind === 'stopped' ? state.stop : null
  const hasPaid = state.kind === 'stopped' && isPaid(state.attempt)
  const isUnknown = stop?.reason === 'unconfirmed'
  const isMoneyIn = state.kind !== 'idle' && state.kind !== 'done' && isPaid(state.attempt)
  const isBusy = state.kind === 'working' || state.kind === 'asking' || state.kind === 'done'

  const loseSlot = useEffectEvent((time: string) => {
    slot.giveUp(time)
    steps.close()
  })
  useEffect(() => {
    const last = slotsLost.at(-1)
    if (last !== undefined) loseSlot(last)
  }, [slotsLost])

  const shown = useRef(steps.open)
  const showOpened = useEffectEvent(() => {
    // The first one is where the customer arrives; a lost time puts the focus on the list of times itself.
    if (shown.current !== steps.open && (slot.lost === null || steps.open !== 'COLLECTION_SLOT')) show(steps.open)
    shown.current = steps.open
  })
  useEffect(() => showOpened(), [steps.open])

  /** The open section's own button was pressed and all was well. */
  const confirmed = () => {
    steps.close()
    order.dismiss()
  }
  const payNow = () => {
    if (hasPaid || total.value === 0 || card.current?.check() === true) {
      if (basket.id !== null) order.pay(basket.id)
    } else if (card.current === null) {
      // No fields to point at: the section says what keeps them away.
      show('PAYMENT_DETAILS')
    }
  }
  // Pay pressed while the time is being checked goes on from there, if nothing else is left to do.
  const early = useKeptPress(() => {
    if (steps.open === 'PAYMENT_DETAILS') payNow()
  })

  return {
    slot,
    details,
    steps,
    total,
    stop,
    hasPaid,
    /** Also while the order of it is being placed. */
    isMoneyIn,
    isBusy,
    /** Nobody is sent to another restaurant while their money is here, or over what is said of it. */
    isNoSlotsShown:
      slot.view.kind === 'none' && slot.noSlots.isSure && !isBusy && !isMoneyIn && stop?.reason !== 'money-back',
    /** Of a time nothing is said while nobody knows whether there is an order for it, or over another piece of news. */
    isLossTold: stop === null || stop.reason === 'slot-gone',
    /** Paid, and no time is left to place it for: the one way on stands with the times. */
    isPlaceable: !(hasPaid && !isUnknown && slot.view.kind === 'none'),
    isLostShown: slotsLost.length > closedLosses,
    hideLost: () => setClosedLosses(slotsLost.length),
    giveBack: isUnknown ? order.askAgain : order.giveBack,
    confirmed,
    confirmSlot: async () => {
      if (!(await slot.save())) return early.forget()
      confirmed()
      early.release()
    },
    edit: (id: SectionId) => {
      steps.edit(id)
      if (id !== steps.open && steps.isEditing) show(steps.open)
    },
    pay: () => {
      // Whether there is an order already is asked first, whatever is open: the try knows its own time and name.
      if (isUnknown) order.askAgain()
      else if (slot.isSaving) early.keep()
      else if (steps.open === 'PAYMENT_DETAILS') payNow()
      else {
        steps.remind()
        show(steps.open)
      }
    },
  }
}

export type Checkout = ReturnType<typeof useCheckout>
