import { useEffect, useRef, useState } from 'react'
import { css } from '@galo/css'
import { listRestaurants } from '../../calls'
import { useCall } from '../data/use-call'
import { Loaded } from '../layout/loaded'
import { Panels } from '../layout/panel'
import { DayPanel } from './day-panel'
import { KitchenList } from './kitchen-list'
import { SlotsPanel } from './slots-panel'
import { StockPanel } from './stock-panel'

const three = css`
  @media (min-width: 1200px) {
    grid-template-columns: 1.2fr 1fr 1.1fr;
    ul {
      max-height: 34rem;
    }
  }
`

interface KitchensViewProps {
  readonly restaurantId: string
  readonly onChoose: (restaurantId: string) => void
}

/** All restaurants, to be found by name or town; and the day of the chosen one. */
export const KitchensView = ({ restaurantId, onChoose }: KitchensViewProps) => {
  const restaurants = useCall(listRestaurants, {})
  const [find, setFind] = useState('')
  const [findDish, setFindDish] = useState('')
  const title = useRef<HTMLHeadingElement>(null)
  const isOpenedHere = useRef(false)
  useEffect(() => {
    // The list goes and the restaurant comes: the keyboard goes with it.
    if (isOpenedHere.current) title.current?.focus({ preventScroll: true })
    isOpenedHere.current = false
  }, [restaurantId])

  return (
    <Loaded query={restaurants}>
      {({ restaurants: all }) => {
        const chosen = all.find(({ id }) => id === restaurantId)
        if (chosen === undefined)
          return (
            <KitchenList
              restaurants={all}
              find={find}
              onFind={setFind}
              onOpen={(id) => {
                isOpenedHere.current = true
                onChoose(id)
              }}
            />
          )
        return (
          <Panels css={three}>
            <DayPanel key={chosen.id} restaurant={chosen} titleRef={title} />
            <SlotsPanel restaurantId={chosen.id} />
            <StockPanel restaurantId={chosen.id} find={findDish} onFind={setFindDish} />
          </Panels>
        )
      }}
    </Loaded>
  )
}
