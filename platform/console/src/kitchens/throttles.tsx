import { useLocale, useWords } from '@galo/words'
import { CHANNELS, throttleChannel, type Channel, type TradingRestaurant } from '../../calls'
import { PressButton } from '../controls/press-button'
import { SpaceBetween } from '../layout/rows'
import { channelWords } from './kitchens.model'
import { KITCHENS_WORDS } from './kitchens.words'
import { useChangeDay } from './use-change-day'

const HOLD_MINS = 30

interface ThrottleProps {
  readonly restaurant: TradingRestaurant
  readonly channel: Channel
}

const Throttle = ({ restaurant, channel }: ThrottleProps) => {
  const change = useChangeDay(restaurant)
  const words = useWords(KITCHENS_WORDS)
  const locale = useLocale()
  const until = restaurant.throttledUntil[channel]
  const isHeld = until !== null
  const word = words.channels[channel].toLowerCase()
  const label = isHeld ? words.takeOrders : words.hold(HOLD_MINS)
  return (
    <SpaceBetween>
      <span>{channelWords(channel, until, locale)}</span>
      <PressButton
        aria-label={`${label}, ${word}`}
        onPress={() =>
          change(
            (http) =>
              http.send(throttleChannel, {
                params: { id: restaurant.id, channel },
                body: { minutes: isHeld ? null : HOLD_MINS },
              }),
            isHeld ? words.takesAsUsual(word) : words.heldBack(word),
          )
        }
      >
        {label}
      </PressButton>
    </SpaceBetween>
  )
}

/** Each way of ordering, to be held back for a while. */
export const Throttles = ({ restaurant }: { readonly restaurant: TradingRestaurant }) =>
  CHANNELS.map((channel) => <Throttle key={channel} restaurant={restaurant} channel={channel} />)
