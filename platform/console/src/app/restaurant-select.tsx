import { css } from '@galo/css'
import { useWords } from '@galo/words'
import { listRestaurants } from '../../calls'
import { SelectField } from '../controls/select-field'
import { useCall } from '../data/use-call'
import { APP_WORDS } from './app.words'

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
const SHOWN_MARKETS = ['UK', 'IE'] as const

interface RestaurantSelectProps {
  /** '' is all of them. */
  readonly value: string
  readonly onChoose: (restaurantId: string) => void
}

export const RestaurantSelect = ({ value, onChoose }: RestaurantSelectProps) => {
  const words = useWords(APP_WORDS)
  const { data: { restaurants = [] } = {} } = useCall(listRestaurants, {})
  return (
    <SelectField
      css={beside}
      label={words.restaurant}
      value={value}
      options={[{ value: '', label: words.allRestaurants }]}
      onChange={onChoose}
    >
      {SHOWN_MARKETS.map((market) => (
        <optgroup key={market} label={words.markets[market]}>
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
