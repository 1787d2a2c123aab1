import { CHANNELS, throttleChannel, type Channel, type TradingRestaurant } from '../../calls'
import { PressButton } from '../controls/press-button'
import { SpaceBetween } from '../layout/rows'
import { CHANNEL_WORDS, channelWords } from './kitchens.model'
import { useChangeDay } from './use-change-day'

const HOLD_MINS = 30

interface ThrottleProps {
  readonly restaurant: TradingRestaurant
  readonly channel: Channel
}

const Throttle = ({ restaurant, channel }: ThrottleProps) => {
  const change = useChangeDay(restaurant)
  const until = restaurant.throttledUntil[channel]
  const isHeld = until !== null
  const word = CHANNEL_WORDS[channel].toLowerCase()
  const label = isHeld ? 'Take orders' : `Hold ${HOLD_MINS} min`
  return (
    <SpaceBetween>
      <span>{channelWords(channel, until)}</span>
      <PressButton
        aria-label={`${label}, ${word}`}
        onPress={() =>
          change(
            (http) =>
              http.send(throttleChannel, {
                params: { id: restaurant.id, channel },
                body: { minutes: isHeld ? null : HOLD_MINS },
              }),
            isHeld ? `${word} as usual` : `${word} held back`,
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
