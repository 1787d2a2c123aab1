import { useRef } from 'react'
import { css } from '@galo/css'
import { useLocale, useWords } from '@galo/words'
import type { TradingRestaurant } from '../../calls'
import { InputField } from '../controls/input-field'
import { Panel } from '../layout/panel'
import { Empty, tileStyle } from '../layout/rows'
import { KeepsFocus } from '../lists/keeps-focus'
import { conditionOf, restaurantsCalled, type Condition } from './kitchens.model'
import { KITCHENS_WORDS } from './kitchens.words'

const list = css`
  display: grid;
  gap: 0.25rem;
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: 700px) {
    grid-template-columns: repeat(auto-fill, minmax(20rem, 1fr));
  }
`
const row = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 0.75rem;
  width: 100%;
  min-height: 3rem;
  padding: 0.375rem 0.75rem;
  text-align: start;
  &:hover {
    background: var(--surface-2);
  }
  span {
    color: var(--text-2);
    font-size: 0.875rem;
  }
  span:last-of-type {
    grid-area: 1 / 2 / 3 / 3;
    align-self: center;
  }
`
const tones: Readonly<Record<Condition['tone'], ReturnType<typeof css> | null>> = {
  bad: css`
    &&& {
      color: var(--error);
      font-weight: 700;
    }
  `,
  changed: css`
    &&& {
      color: var(--limao-400);
      font-weight: 700;
    }
  `,
  quiet: null,
}

interface KitchenListProps {
  readonly restaurants: readonly TradingRestaurant[]
  readonly find: string
  readonly onFind: (find: string) => void
  readonly onOpen: (restaurantId: string) => void
}

export const KitchenList = ({ restaurants, find, onFind, onOpen }: KitchenListProps) => {
  const place = useRef<HTMLUListElement>(null)
  const words = useWords(KITCHENS_WORDS)
  const locale = useLocale()
  const found = restaurantsCalled(restaurants, find)
  return (
    <Panel title={words.restaurants}>
      <InputField
        label={words.findRestaurant}
        type="search"
        placeholder={words.nameOrTown}
        value={find}
        onChange={onFind}
      />
      <ul css={list} aria-label={words.restaurants} ref={place}>
        <KeepsFocus place={place}>
          {found.length === 0 && <Empty as="li">{words.noRestaurant}</Empty>}
          {found.map((restaurant) => {
            const condition = conditionOf(restaurant, locale)
            return (
              <li key={restaurant.id} data-key={restaurant.id}>
                <button type="button" css={[tileStyle, row]} data-part="open" onClick={() => onOpen(restaurant.id)}>
                  <b>{restaurant.name}</b>
                  <span>{restaurant.city}</span>
                  <span css={tones[condition.tone]}>{condition.words}</span>
                </button>
              </li>
            )
          })}
        </KeepsFocus>
      </ul>
    </Panel>
  )
}
