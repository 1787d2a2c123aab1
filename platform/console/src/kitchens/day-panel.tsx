import { useLayoutEffect, useRef, type RefObject } from 'react'
import { useLocale, useWords } from '@galo/words'
import { chooseHours, closeRestaurant, type TradingRestaurant } from '../../calls'
import { PressButton } from '../controls/press-button'
import { Panel, SmallTitle } from '../layout/panel'
import { Note, Row } from '../layout/rows'
import { HoursForm } from './hours-form'
import { KitchenForm } from './kitchen-form'
import { LeftOutOrders } from './left-out-orders'
import { dayWords } from './kitchens.model'
import { KITCHENS_WORDS } from './kitchens.words'
import { Throttles } from './throttles'
import { useChangeDay } from './use-change-day'

interface DayPanelProps {
  readonly restaurant: TradingRestaurant
  /** Gets the keyboard when the restaurant is opened. */
  readonly titleRef: RefObject<HTMLHeadingElement | null>
}

/** When the chosen restaurant takes orders today, and how fast it cooks. */
export const DayPanel = ({ restaurant, titleRef }: DayPanelProps) => {
  const { id, name, isClosed, hasChosenHours } = restaurant
  const change = useChangeDay(restaurant)
  const words = useWords(KITCHENS_WORDS)
  const locale = useLocale()
  const closeButton = useRef<HTMLButtonElement>(null)
  const usualHours = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    // It goes as soon as it has done its work: the keyboard goes to the button beside it.
    if (!hasChosenHours && document.activeElement === usualHours.current) closeButton.current?.focus()
  }, [hasChosenHours])

  return (
    <Panel>
      <h2 ref={titleRef} tabIndex={-1}>
        {name}
      </h2>
      <Note role="status">{dayWords(restaurant, locale)}</Note>
      <LeftOutOrders restaurantId={id} />
      <HoursForm restaurant={restaurant} />
      <Row>
        <PressButton
          ref={closeButton}
          onPress={() =>
            change(
              (http) => http.send(closeRestaurant, { params: { id }, body: { isClosed: !isClosed } }),
              isClosed ? words.openedAgain : words.closedNow,
            )
          }
        >
          {isClosed ? words.openAgain : words.close}
        </PressButton>
        <PressButton
          ref={usualHours}
          hidden={!hasChosenHours}
          onPress={() =>
            change((http) => http.send(chooseHours, { params: { id }, body: { reset: true } }), words.usualHoursAgain)
          }
        >
          {words.usualHours}
        </PressButton>
      </Row>
      <SmallTitle>{words.holdingBack}</SmallTitle>
      <Throttles restaurant={restaurant} />
      <SmallTitle>{words.kitchen}</SmallTitle>
      <KitchenForm restaurant={restaurant} />
    </Panel>
  )
}
