import { useRef } from 'react'
import { css } from '@galo/css'
import { useLocale, useWords } from '@galo/words'
import { listItems } from '../../calls'
import { InputField } from '../controls/input-field'
import { useCall } from '../data/use-call'
import { Loaded } from '../layout/loaded'
import { Panel } from '../layout/panel'
import { Empty, Note } from '../layout/rows'
import { KeepsFocus } from '../lists/keeps-focus'
import { dishesCalled, stockWords } from './stock.model'
import { STOCK_WORDS } from './stock.words'
import { StockRow } from './stock-row'

const list = css`
  max-height: 22rem;
  overflow-y: auto;
`

interface StockPanelProps {
  readonly restaurantId: string
  readonly find: string
  readonly onFind: (find: string) => void
}

/** What the chosen restaurant has of the menu: a tick for what there is. */
export const StockPanel = ({ restaurantId, find, onFind }: StockPanelProps) => {
  const words = useWords(STOCK_WORDS)
  const locale = useLocale()
  const query = useCall(listItems, { params: { id: restaurantId } })
  const place = useRef<HTMLUListElement>(null)
  return (
    <Panel title={words.stock}>
      <Loaded query={query}>
        {({ items }) => {
          const found = dishesCalled(items, find)
          return (
            <>
              <Note>{stockWords(items, locale)}</Note>
              <InputField label={words.findDish} type="search" value={find} onChange={onFind} />
              <ul css={list} aria-label={words.dishes} ref={place}>
                <KeepsFocus place={place}>
                  {found.length === 0 && <Empty as="li">{words.noDish}</Empty>}
                  {found.map((item) => (
                    // Every kitchen has the same dishes: a row is of one kitchen.
                    <StockRow key={`${restaurantId} ${item.id}`} restaurantId={restaurantId} item={item} />
                  ))}
                </KeepsFocus>
              </ul>
            </>
          )
        }}
      </Loaded>
    </Panel>
  )
}
