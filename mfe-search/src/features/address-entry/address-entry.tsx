import { css } from '@emotion/react'
import { useRef } from 'react'
import { sitePaths } from '@galo/navigation'
import { useServices } from '@galo/services'
import { ArrowRightIcon, Button, Combobox, CrosshairIcon, IconButton, MapPinFillIcon, Spinner } from '@galo/ui'
import { LOCATING_COPY, PLACE_COPY } from './address-entry.errors'
import { placeExample, placeLabel, type PlaceRefusal } from './address-entry.model'
import { useGeolocation } from './use-geolocation'
import { usePlaceSearch } from './use-place-search'
import { useSuggestions } from './use-suggestions'

const form = css`
  display: grid;
  /* A text field's own width must not hold the column open. */
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`

export interface AddressEntryProps {
  readonly initial: string
  /** What the page already knows is wrong with `initial`. */
  readonly refusal?: PlaceRefusal | null
  /** `hero` asks the question of the house; `bar` is the same field again above the results. */
  readonly variant: 'hero' | 'bar'
  /** What the customer came for; it goes along to the results. */
  readonly dish?: { readonly id: string; readonly title: string } | null
}

/** "Where are you?": a plain form that works before any script, and suggests, locates and explains once it is here. */
export const AddressEntry = ({ initial, refusal: given = null, variant, dish = null }: AddressEntryProps) => {
  const { market } = useServices().config
  const { input, value, isUntouched, wanted, refusal, looking, search, searchHere, type, choose } = usePlaceSearch({
    initial,
    given,
    dish: dish?.id ?? null,
  })
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
        label={
          variant === 'bar' ? placeLabel(market) : dish ? `${dish.title} near you: where are you?` : 'Where are you?'
        }
        placeholder={placeExample(market)}
        autoCapitalize="words"
        enterKeyHint="search"
        icon={<MapPinFillIcon size={22} />}
        value={value}
        onChange={(text) => {
          forget()
          type(text)
        }}
        // New words take the place of a search before, as they do for who comes by the Tab key.
        onPointerDown={({ currentTarget }) => {
          wasInside.current = currentTarget === document.activeElement
        }}
        onClick={({ currentTarget }) => {
          if (isUntouched && !wasInside.current) currentTarget.select()
        }}
        options={suggestions.predictions}
        onChoose={choose}
        status={suggestions.status}
        countText={(count) => `${count} ${count === 1 ? 'suggestion' : 'suggestions'}. Use the arrow keys to choose.`}
        help={variant === 'hero' ? 'With or without the space, we’re not fussy.' : undefined}
        error={
          refusal !== null
            ? PLACE_COPY[refusal]
            : locating.kind === 'refused'
              ? LOCATING_COPY[locating.reason]
              : undefined
        }
        end={
          <IconButton label="Use my location" aria-busy={locating.kind === 'asking'} onClick={locate}>
            {locating.kind === 'asking' ? <Spinner /> : <CrosshairIcon size={22} />}
          </IconButton>
        }
      />
      <input type="hidden" name="fulfilment" value="collection" />
      {dish && <input type="hidden" name="dish" value={dish.id} />}
      <Button type="submit" full variant={variant === 'hero' ? 'act' : 'soft'} busy={looking && 'Looking'}>
        Find my Galo
        <ArrowRightIcon />
      </Button>
    </form>
  )
}
