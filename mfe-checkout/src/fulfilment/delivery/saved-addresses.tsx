import { useId } from 'react'
import { css } from '@galo/css'
import { lineOfSaved, type SavedAddress } from '@galo/services/places/use-saved-addresses'
import { RadioRow, Skeleton } from '@galo/ui'
import { useWords } from '@galo/words'
import { SAVED_ADDRESSES_WORDS } from './saved-addresses.words'
import type { AddressChoice } from './use-address-choice'

const group = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-2);
  overflow-wrap: anywhere;

  & > legend {
    float: inline-start;
    width: 100%;
    font-weight: 600;
  }
`
const ANOTHER = 'another'

interface SavedAddressListProps {
  readonly choice: AddressChoice
  /** `null`: another one. */
  readonly onChoose: (address: SavedAddress | null) => void
}

/** The addresses that the customer keeps, and another one; nothing for who keeps none. */
export const SavedAddressList = ({ choice, onChoose }: SavedAddressListProps) => {
  const words = useWords(SAVED_ADDRESSES_WORDS)
  const name = useId()
  if (choice.isLoading) return <Skeleton height={64} radius={14} />
  if (choice.addresses.length === 0) return null
  return (
    <fieldset css={group}>
      <legend>{words.legend}</legend>
      {choice.addresses.map((address) => {
        const line = lineOfSaved(address)
        return (
          <RadioRow
            key={line}
            boxed
            name={name}
            value={line}
            label={line}
            checked={choice.chosen === address}
            onChange={() => onChoose(address)}
          />
        )
      })}
      <RadioRow
        boxed
        name={name}
        value={ANOTHER}
        label={words.another}
        checked={choice.chosen === null}
        onChange={() => onChoose(null)}
      />
    </fieldset>
  )
}
