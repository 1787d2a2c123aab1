import type { OrderUpdates } from '@galo/contracts/orders'
import { useWords } from '@galo/words'
import { AskForm } from './ask-form'
import { ORDER_UPDATES_WORDS } from './order-updates.words'
import type { Ask, UpdateChannel } from './use-order-updates'
import { WayRow } from './way-row'

interface ChannelRowProps {
  readonly channel: UpdateChannel
  readonly updates: OrderUpdates
  readonly onAsk: Ask
}

/** Being told by text or by e-mail. */
export const ChannelRow = ({ channel, updates, onAsk }: ChannelRowProps) => {
  const { open, on, off, stop } = useWords(ORDER_UPDATES_WORDS).channels[channel]
  const { to, is_on: isOn } = updates[channel]
  return (
    <WayRow
      isOn={isOn}
      says={{ on: on(to ?? ''), off }}
      presses={{ open, stop }}
      turnOn={(typed: string) => onAsk({ [channel]: typed })}
      turnOff={() => onAsk({ [channel]: null })}
      form={(asked) => <AskForm channel={channel} to={to} next={updates.next} {...asked} />}
    />
  )
}
