import { useRef, type ReactNode } from 'react'
import { css } from '@galo/css'
import { listedInUrl } from '@galo/domain'
import { sitePaths } from '@galo/navigation'
import { useServices } from '@galo/services'
import { useGeolocation } from '@galo/services/places/use-geolocation'
import { useSuggestions } from '@galo/services/places/use-suggestions'
import { ArrowRightIcon, Combobox, CrosshairIcon, IconButton, MapPinFillIcon, Spinner, WaitingButton } from '@galo/ui'
import { useLocale, useWords } from '@galo/words'
import type { PlaceRefusal } from './address-entry.model'
import { useAddressForm } from './use-address-form'
import { usePlaceSearch, type PlaceSearch } from './use-place-search'
import { ADDRESS_WORDS } from './address-entry.words'

const form = css`
  display: grid;
  /* A text field's own width must not hold the column open. */
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`

export interface AddressEntryProps {
  readonly initial: string
  /** Why `initial` was refused, where the page knows already. */
  readonly refusal?: PlaceRefusal | null
  /** `hero`: on the home page; `bar`: above the results. */
  readonly variant: 'hero' | 'bar'
  /** Asks for the way too; without it the field keeps the one that there is. Not drawn by itself: above the results it would only be weight. */
  readonly wayChoice?: (place: PlaceSearch) => ReactNode
  /** The dish chosen on the home page; passed on to the results. */
  readonly dish?: { readonly id: string; readonly title: string } | null
}

/** "Where are you?": a plain form that works before any script, and suggests, locates and explains once it is here. */
export const AddressEntry = ({
  initial,
  refusal: given = null,
  variant,
  wayChoice,
  dish = null,
}: AddressEntryProps) => {
  const words = useWords(ADDRESS_WORDS)
  const { market } = useLocale()
  const name = variant === 'hero' ? variant : `${variant} ${initial}`
  const place = usePlaceSearch({ name, initial, given, dish: dish?.id ?? null })
  const { fulfilment, input, value, isUntouched, wanted, refusal, looking, isByHand, type, choose } = place
  const locating = useGeolocation(place.searchHere)
  const services = useServices()
  const suggestions = useSuggestions(wanted, async (text, signal) => {
    const { addressSearch, isCodeUnderWay } = await import('./address-search')
    const found = await addressSearch(services).suggest(text, signal)
    return { found, isEarly: found.length === 0 && isCodeUnderWay(text, market) }
  })
  const wasInside = useRef(false)
  const [late, bring] = useAddressForm(isByHand || locating.isOpen, input)

  if (isByHand && late) return <late.ByHand place={place} />
  return (
    <form
      css={form}
      onFocus={bring}
      role="search"
      method="get"
      action={`${sitePaths.search()}/results`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        locating.forget()
        const postcode = late?.postcodeSent(place, suggestions.predictions, market)
        if (postcode) choose(postcode, true)
        else void place.search()
      }}
    >
      {wayChoice ? wayChoice(place) : <input type="hidden" name="fulfilment" value={listedInUrl(fulfilment)} />}
      <Combobox
        ref={input}
        // A link to #where leads into the field, before any script too.
        id={variant === 'hero' ? 'where' : undefined}
        name="q"
        label={variant === 'bar' ? words.place : dish ? words.dishNear(dish.title) : words.whereAreYou}
        placeholder={words.example}
        autoCapitalize="words"
        enterKeyHint="search"
        icon={<MapPinFillIcon size={22} />}
        value={value}
        onChange={(text) => {
          locating.forget()
          type(text)
        }}
        onFocus={({ currentTarget }) => place.enter(currentTarget.value)}
        onBlur={place.leave}
        // Typing replaces the earlier search, as after entering the field with the Tab key.
        onPointerDown={({ currentTarget }) => {
          wasInside.current = currentTarget === document.activeElement
        }}
        onClick={({ currentTarget }) => {
          if (isUntouched && !wasInside.current) currentTarget.select()
        }}
        options={suggestions.predictions}
        onChoose={(prediction) => choose(prediction)}
        status={suggestions.status}
        countText={words.suggestions}
        help={variant === 'hero' ? words.help : undefined}
        error={
          refusal !== null
            ? words.refusals[refusal]
            : locating.refusal !== null
              ? words.locating[locating.refusal]
              : undefined
        }
        end={
          <IconButton label={words.useMyLocation} aria-busy={locating.isAsking} onClick={() => void locating.locate()}>
            {locating.isAsking ? <Spinner /> : <CrosshairIcon size={22} />}
          </IconButton>
        }
      />
      {dish && <input type="hidden" name="dish" value={dish.id} />}
      <WaitingButton type="submit" full variant={variant === 'hero' ? 'act' : 'soft'} busy={looking && words.looking}>
        {words.findGalo}
        <ArrowRightIcon />
      </WaitingButton>
      {/* Below the button, which must not move away from under a press when this comes. */}
      {late && <late.AddressHelp place={place} />}
      {late && <late.WhereAreYouAt locating={locating} onType={() => input.current?.focus()} />}
    </form>
  )
}
