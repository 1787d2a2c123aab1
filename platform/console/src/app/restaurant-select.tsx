import { css } from '@emotion/react'
import { listRestaurants } from '../../calls'
import { SelectField } from '../controls/select-field'
import { useCall } from '../data/use-call'

const beside = css`
  display: flex;
  align-items: center;
  .field-label {
    margin: 0;
    margin-inline-end: 0.5rem;
    font-size: 1rem;
  }
  select {
    max-width: 15rem;
  }
`
const MARKETS = [
  { market: 'UK', label: 'United Kingdom' },
  { market: 'IE', label: 'Ireland' },
] as const

interface RestaurantSelectProps {
  /** '' is all of them. */
  readonly value: string
  readonly onChoose: (restaurantId: string) => void
}

export const RestaurantSelect = ({ value, onChoose }: RestaurantSelectProps) => {
  const { data: { restaurants = [] } = {} } = useCall(listRestaurants, {})
  return (
    <SelectField
      css={beside}
      label="Restaurant"
      value={value}
      options={[{ value: '', label: 'All restaurants' }]}
      onChange={onChoose}
    >
      {MARKETS.map(({ market, label }) => (
        <optgroup key={market} label={label}>
          {restaurants
            .filter((restaurant) => restaurant.market === market)
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </optgroup>
      ))}
    </SelectField>
  )
}
