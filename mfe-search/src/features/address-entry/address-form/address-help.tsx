import { css } from '@galo/css'
import { useServices } from '@galo/services'
import { useWriter } from '@galo/state'
import { Button } from '@galo/ui'
import { useWords } from '@galo/words'
import type { PlaceSearch } from '../use-place-search'
import { ADDRESS_FORM_WORDS } from './address-form.words'
import { fieldsOf, startFrom, type AddressStart } from './by-hand.model'
import { Doors } from './doors'
import { asksForDoor } from './doors.model'
import { KnownPlaces } from './known-places'
import { useResultsAhead } from './use-results-ahead'

const help = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  &:empty {
    display: none;
  }
`

/** What helps to say where one is, below the search: places known from before, the doors of a postcode, and the way to write it all by hand. */
export const AddressHelp = ({ place }: { readonly place: PlaceSearch }) => {
  const words = useWords(ADDRESS_FORM_WORDS)
  const { market } = useServices().config
  const unsent = useWriter('unsentPlace')
  const doorsOf = asksForDoor(place)
  useResultsAhead(place, doorsOf !== null)

  /** What was written by hand before is still there. */
  const writeByHand = (start: AddressStart) =>
    unsent.setState(({ byHand }) => ({ byHandIn: place.name, byHand: byHand ?? fieldsOf(market, start) }))

  return (
    <div css={help}>
      {doorsOf !== null && <Doors key={doorsOf.id} of={doorsOf} place={place} onNotHere={writeByHand} />}
      {doorsOf === null && (place.isUntouched || place.value === '') && <KnownPlaces place={place} />}
      {doorsOf === null && place.fulfilment === 'DELIVERY' && (
        <Button variant="plain" size="small" onClick={() => writeByHand(startFrom(market, place.value))}>
          {words.writeByHand}
        </Button>
      )}
    </div>
  )
}
