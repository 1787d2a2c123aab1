import { useRef } from 'react'
import { css } from '@galo/css'
import { fulfilmentToUrl } from '@galo/domain'
import { sitePaths } from '@galo/navigation'
import { ArrowRightIcon, Combobox, CrosshairIcon, IconButton, MapPinFillIcon, Spinner, WaitingButton } from '@galo/ui'
import { useWords } from '@galo/words'
import type { PlaceRefusal } from './address-entry.model'
import { useGeolocation } from './use-geolocation'
import { usePlaceSearch } from './use-place-search'
import { useSuggestions } from './use-suggestions'
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
  /** The dish chosen on the home page; passed on to the results. */
  readonly dish?: { readonly id: string; readonly title: string } | null
}

/** "Where are you?": a plain form that works before any script, and suggests, locates and explains once it is here. */
export const AddressEntry = ({ initial, refusal: given = null, variant, dish = null }: AddressEntryProps) => {
  const words = useWords(ADDRESS_WORDS)
  const place = usePlaceSearch({ initial, given, dish: dish?.id ?? null })
  const { fulfilment, input, value, isUntouched, wanted, refusal, looking, search, searchHere, type, choose } = place
  const { locating, locate, forget } = useGeolocation(searchHere)
  const suggestions = useSuggestions(wanted)
  const wasInside = useRef(false)

  return (
    <form
      css={form}
      role="search"
      method="get"
      action={`${sitePaths.search()}/results`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        forget()
        void search()
      }}
    >
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
          forget()
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
        onChoose={choose}
        status={suggestions.status}
        countText={words.suggestions}
        help={variant === 'hero' ? words.help : undefined}
        error={
          refusal !== null
            ? words.refusals[refusal]
            : locating.kind === 'refused'
              ? words.locating[locating.reason]
              : undefined
        }
        end={
          <IconButton label={words.useMyLocation} aria-busy={locating.kind === 'asking'} onClick={locate}>
            {locating.kind === 'asking' ? <Spinner /> : <CrosshairIcon size={22} />}
          </IconButton>
        }
      />
      <input type="hidden" name="fulfilment" value={fulfilmentToUrl(fulfilment)} />
      {dish && <input type="hidden" name="dish" value={dish.id} />}
      <WaitingButton type="submit" full variant={variant === 'hero' ? 'act' : 'soft'} busy={looking && words.looking}>
        {words.findGalo}
        <ArrowRightIcon />
      </WaitingButton>
    </form>
  )
}
