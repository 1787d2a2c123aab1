import { useState } from 'react'
import { FIELD_LIMITS, MARKETS, type DeliveryQuote } from '@galo/domain'
import { useFlag, useServices } from '@galo/services'
import { savedIn } from '@galo/services/places/use-saved-addresses'
import { useStore } from '@galo/state'
import { Stack } from '@galo/ui'
import { useLocale, useWords } from '@galo/words'
import { useKnownCustomer } from '../../features/personal-details/use-known-customer'
import type { Section } from '../../features/sections/section'
import type { FulfilmentInput, FulfilmentView } from '../fulfilment-method'
import { usePersonalSection } from '../use-personal-section'
import { inOneLine, placeKeyOf, tidyAddress } from './delivery-address.model'
import { DELIVERY_ADDRESS_WORDS } from './delivery-address.words'
import { AddressForm } from './address-form'
import { areSameTerms, changesOf, feeOf, termsOf, timesOf } from './delivery-quote.model'
import { DELIVERY_SECTION_WORDS } from './delivery.words'
import { NoDeliveryDialog } from './no-delivery-dialog'
import { RiderNoteForm } from './rider-note-form'
import { useDeliveryDetails } from './use-delivery-details'
import { useDeliveryQuote } from './use-delivery-quote'

/** For whom, where to and what the rider should know: the sections of a delivery. Who comes first: a rider is sent to nobody who can't be written to. */
export const useDelivery = (input: FulfilmentInput): FulfilmentView => {
  const { restaurantId, signed, standing, onBasket } = input
  const { market } = useServices().config
  const locale = useLocale()
  const words = useWords(DELIVERY_SECTION_WORDS)
  const said = useWords(DELIVERY_ADDRESS_WORDS)
  const isCustomer = (useStore('session', ({ user }) => user) ?? null) !== null
  const known = useKnownCustomer()
  const personal = usePersonalSection('DELIVERY', known)
  const draft = useDeliveryDetails()
  const { details, keep, coordinates, note } = draft
  const { address, quote, agreed, saved } = details
  const isPaid = standing.isMoneyIn && quote !== null
  const placeKey = personal.isDone || isCustomer || isPaid ? draft.placeKey : null
  const quoting = useDeliveryQuote({
    restaurantId,
    signed,
    quote,
    address: tidyAddress(market, address),
    placeKey,
    coordinates,
    isPlaceUnknown: draft.isPlaceUnknown,
    isPaused: standing.isBusy || isPaid,
    onQuoted: ({ quote: next, signed: fresh }) => {
      keep({ quote: next })
      onBasket(fresh)
    },
  })
  const { trouble, isUsable, isStopped } = quoting
  const [closed, setClosed] = useState<object | null>(null)
  const [isConfirming, setConfirming] = useState(false)
  const currency = MARKETS[market].currencyCode

  /** For this very place, whether it still holds or not. */
  const terms = quote !== null && quote.placeKey === placeKeyOf(market, address) ? quote : null
  const changes = terms === null ? [] : changesOf(agreed, terms, currency, locale)
  const isAgreed = saved && terms !== null && agreed !== null && areSameTerms(agreed, terms)
  const isDone = isAgreed && (isPaid || standing.isBusy || isUsable || (placeKey !== null && trouble === null))
  const isNews = saved && changes.length > 0

  /** The customer says yes to the quote that there is, or to the one that comes first. */
  const confirm = async (): Promise<boolean> => {
    if (draft.problem !== null || isConfirming) return false
    const agreeTo = (next: DeliveryQuote) => draft.agree(termsOf(next))
    if (terms !== null && isUsable) {
      agreeTo(terms)
      return true
    }
    setConfirming(true)
    setClosed(null)
    const answer = await quoting.ask(placeKeyOf(market, address))
    setConfirming(false)
    if (answer.kind === 'quoted') agreeTo(answer.quote)
    return answer.kind === 'quoted'
  }

  const where: Section = {
    id: 'DELIVERY_DETAILS',
    words: isNews ? words.changed : words.where,
    isDone,
    isBegun: draft.isBegun && !isNews,
    summary:
      terms === null
        ? undefined
        : `${inOneLine(address)} · ${timesOf(terms, locale)}${terms.fee === 0 ? '' : ` · ${feeOf(terms, currency)}`}`,
    content: ({ label, reminder, onConfirmed, onRefused }) => (
      <Stack gap={4}>
        {reminder}
        <AddressForm
          draft={draft}
          saved={{
            isLoading: known.isComing,
            addresses: known.profile === null ? [] : savedIn(market, known.profile),
          }}
          quoting={quoting}
          terms={isUsable ? terms : null}
          changes={isNews ? changes : []}
          label={label}
          isConfirming={isConfirming}
          onConfirm={() => void confirm().then((isWell) => (isWell ? onConfirmed() : onRefused()))}
        />
      </Stack>
    ),
  }
  const rider: Section = {
    id: 'DELIVERY_RIDER_INSTRUCTIONS',
    words: words.rider,
    isDone: isDone && note.length <= FIELD_LIMITS.riderInstructions,
    isBegun: note !== '',
    summary: note === '' ? said.note.none : note,
    content: ({ label, reminder, onConfirmed }) => (
      <Stack gap={4}>
        {reminder}
        <RiderNoteForm
          value={details.instructions}
          onChange={(instructions) => keep({ instructions })}
          label={label}
          onSaved={onConfirmed}
        />
      </Stack>
    ),
  }
  const isUndeliverable = trouble?.problem === 'undeliverable'
  return {
    sections: [personal, where, rider],
    request:
      terms === null
        ? null
        : {
            type: 'DELIVERY',
            countryCode: MARKETS[market].countryCode,
            address: tidyAddress(market, address),
            instructions: note,
            coordinates,
            quote: terms,
          },
    isChecking: isConfirming,
    isRenewing: isDone && !isUsable && !isPaid && !standing.isBusy,
    isExhausted: false,
    unavailable: useFlag('delivery-unavailable') === true ? words.unavailable : undefined,
    giveUp: () => keep({ quote: null, agreed: null, saved: false }),
    dialogs: (
      <NoDeliveryDialog
        open={trouble !== null && trouble !== closed && (isUndeliverable || isStopped)}
        isStopped={!isUndeliverable}
        isPaid={standing.isMoneyIn}
        onTryAgain={quoting.tryAgain}
        onClose={() => setClosed(trouble)}
      />
    ),
  }
}
