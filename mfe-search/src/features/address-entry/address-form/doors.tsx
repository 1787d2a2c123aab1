import { css } from '@galo/css'
import type { AddressPrediction } from '@galo/contracts/localities'
import { useAsyncData, useServices } from '@galo/services'
import { Button, VisuallyHidden } from '@galo/ui'
import { useWords } from '@galo/words'
import { addressSearch } from '../address-search'
import type { PlaceSearch } from '../use-place-search'
import { ADDRESS_FORM_WORDS } from './address-form.words'
import type { AddressStart } from './by-hand.model'
import { DoorList } from './door-list'

const title = css`
  font-weight: 600;
`
const quiet = css`
  color: var(--text-2);
  font-size: var(--t-small);
`

export interface DoorsProps {
  /** The postcode. */
  readonly of: AddressPrediction
  readonly place: PlaceSearch
  /** The door is none of these. */
  readonly onNotHere: (known: AddressStart) => void
}

/** The addresses of a postcode (D12), one of which is the door. Nobody has to say it to see who delivers there. */
export const Doors = ({ of, place, onNotHere }: DoorsProps) => {
  const words = useWords(ADDRESS_FORM_WORDS)
  const services = useServices()
  const goOn = () => {
    if (place.isSent) void place.search()
  }
  const asked = useAsyncData({
    key: of.id,
    load: () => addressSearch(services).details(of.id),
    // Who has sent the form wanted to go on; there is nothing to ask them.
    onData: ({ doors }) => doors.length === 0 && goOn(),
    onFailure: goOn,
  })
  const known = asked.kind === 'ready' ? asked.data : null
  const postcode = known?.address.postcode ?? of.displayLabel
  const doors = known?.doors ?? []
  const status =
    asked.kind === 'loading' ? words.findingDoors(postcode) : asked.kind === 'failed' ? words.noDoors : null

  return (
    <>
      {doors.length > 0 && (
        <>
          <p css={title}>{words.whichDoor(postcode)}</p>
          <DoorList
            postcode={postcode}
            doors={doors}
            takesFocus={place.isSent}
            onChoose={(door) => {
              place.choose(door)
              void place.search(door)
            }}
          />
        </>
      )}
      <p css={quiet} hidden={status === null}>
        {status}
      </p>
      <VisuallyHidden role="status">{status ?? (doors.length > 0 ? words.doors(doors.length) : '')}</VisuallyHidden>
      <Button
        variant="plain"
        size="small"
        onClick={() => onNotHere({ city: known?.address.city ?? '', postcode: known?.address.postcode ?? '' })}
      >
        {doors.length > 0 ? words.notHere : words.writeByHand}
      </Button>
    </>
  )
}
