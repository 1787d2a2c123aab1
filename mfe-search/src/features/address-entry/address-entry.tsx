import { css } from '@emotion/react'
import { useId } from 'react'
import { sitePaths } from '@galo/navigation'
import { useServices } from '@galo/services'
import { ArrowRightIcon, Button, CrosshairIcon, IconButton, Spinner, WarningCircleFillIcon } from '@galo/ui'
import { LOCATING_COPY, PLACE_COPY } from './address-entry.errors'
import { placeExample, placeLabel, type PlaceRefusal } from './address-entry.model'
import { PlaceCombobox } from './place-combobox'
import { useGeolocation } from './use-geolocation'
import { usePlaceSearch } from './use-place-search'

const form = css`
  display: grid;
  gap: 12px;

  & label {
    font-weight: 600;
    font-size: 0.9375rem;
    display: block;
    margin-bottom: 6px;
  }
  & .words {
    display: flex;
    gap: 6px;
    align-items: flex-start;
    font-size: var(--t-small);
    margin-top: 6px;
    color: var(--text-2);
  }
  & .words[data-wrong='true'] {
    color: var(--error);
    font-weight: 600;
  }
`

export interface AddressEntryProps {
  readonly initial: string
  /** What the page already knows is wrong with `initial`. */
  readonly refusal?: PlaceRefusal | null
  /** `hero` explains and has its button below; `bar` is the same question asked again above the results. */
  readonly variant: 'hero' | 'bar'
}

/** "Where are you?": a plain form that works before any script, and suggests, locates and explains once it is here. */
export const AddressEntry = ({ initial, refusal: given = null, variant }: AddressEntryProps) => {
  const { market } = useServices().config
  const id = useId()
  const { inputRef, refusal, search, searchHere, choose, type } = usePlaceSearch(initial, given)
  const { locating, locate } = useGeolocation(searchHere)
  const words =
    refusal !== null
      ? PLACE_COPY[refusal]
      : locating.kind === 'refused'
        ? LOCATING_COPY[locating.reason]
        : variant === 'hero'
          ? 'With or without the space, we’re not fussy.'
          : null

  return (
    <form
      css={form}
      role="search"
      method="get"
      action={`${sitePaths.search()}/results`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void search()
      }}
    >
      <div>
        <label htmlFor={id}>{variant === 'hero' ? 'Where are you?' : placeLabel(market)}</label>
        <PlaceCombobox
          id={id}
          inputRef={inputRef}
          initial={initial}
          example={placeExample(market)}
          describedBy={words === null ? undefined : `${id}-words`}
          wrong={refusal !== null}
          onType={type}
          onChoose={choose}
        >
          <IconButton
            label="Use my location"
            type="button"
            aria-busy={locating.kind === 'asking'}
            onClick={locate}
          >
            {locating.kind === 'asking' ? <Spinner size={20} /> : <CrosshairIcon />}
          </IconButton>
        </PlaceCombobox>
        <p id={`${id}-words`} className="words" data-wrong={refusal !== null} role="status" hidden={words === null}>
          {refusal !== null && <WarningCircleFillIcon size={18} />}
          {words}
        </p>
      </div>
      <input type="hidden" name="fulfilment" value="collection" />
      <Button type="submit" full end={<ArrowRightIcon />}>
        Find my Galo
      </Button>
    </form>
  )
}
