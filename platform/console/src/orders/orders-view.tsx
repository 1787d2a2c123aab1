import { useEffect, useRef, useState } from 'react'
import { css } from '@galo/css'
import { useWords } from '@galo/words'
import { getBoard } from '../../calls'
import { InputField } from '../controls/input-field'
import { usePushed } from '../data/use-call'
import { focusPart } from '../lists/focus'
import { KeepsFocus } from '../lists/keeps-focus'
import { columnsOf, ordersShown } from './board.model'
import { BoardColumn } from './board-column'
import { BoardFigures } from './board-figures'
import { ORDERS_WORDS } from './orders.words'
import { RideDialog } from './ride/ride-dialog'
import { ScenarioSelect } from './scenario-select'
import { TakingsOut } from './takings-out'

const bar = css`
  display: grid;
  gap: 0.75rem;
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: 700px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.4fr);
  }
`
const board = css`
  display: grid;
  gap: 0.875rem;
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: 700px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (min-width: 1000px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`

/** Today's orders, of one restaurant or of all (''), from the first word to the last. */
export const OrdersView = ({ restaurantId }: { readonly restaurantId: string }) => {
  const all = usePushed(getBoard, {})?.orders ?? []
  const words = useWords(ORDERS_WORDS)
  const [find, setFind] = useState('')
  const [ridingId, setRidingId] = useState<string | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const lastRidden = useRef<string | null>(null)
  const orders = ordersShown(all, restaurantId, find)
  const riding = all.find(({ id }) => id === ridingId)

  useEffect(() => {
    const closed = ridingId === null ? lastRidden.current : null
    lastRidden.current = ridingId
    // The button that opened the map may stand elsewhere since.
    if (closed !== null && place.current !== null && document.activeElement === document.body)
      focusPart(place.current, closed, 'map')
  }, [ridingId])

  return (
    <>
      <BoardFigures orders={orders} />
      <div css={bar}>
        <InputField
          label={words.findOrder}
          type="search"
          placeholder={words.numberNameOrDish}
          value={find}
          onChange={setFind}
        />
        <ScenarioSelect />
      </div>
      <div css={board} ref={place}>
        <KeepsFocus place={place}>
          <TakingsOut>
            {columnsOf(orders).map((column) => (
              <BoardColumn
                key={column.stage}
                {...words.columns[column.stage]}
                column={column}
                isOneKitchen={restaurantId !== ''}
                onRide={setRidingId}
              />
            ))}
          </TakingsOut>
        </KeepsFocus>
      </div>
      {riding !== undefined && <RideDialog order={riding} onClose={() => setRidingId(null)} />}
    </>
  )
}
