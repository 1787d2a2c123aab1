import { useEffect, useRef, useState } from 'react'
import type { OrderUpdates } from '@galo/contracts/orders'
import { Button, WaitingButton } from '@galo/ui'
import { useWords } from '@galo/words'
import { form } from './order-updates-style'
import { ORDER_UPDATES_WORDS } from './order-updates.words'
import { Preview } from './preview'
import type { Ask } from './use-order-updates'
import { useThisDevice, type AskedHere } from './use-this-device'
import { WayRow } from './way-row'

interface AskHereProps {
  readonly next: string | null
  readonly onAsk: () => Promise<AskedHere>
  readonly onCancel: () => void
}

/** What would be shown here, before the browser asks whether it may. */
const AskHere = ({ next, onAsk, onCancel }: AskHereProps) => {
  const words = useWords(ORDER_UPDATES_WORDS)
  const [asked, setAsked] = useState<AskedHere | 'idle' | 'sending'>('idle')
  const yes = useRef<HTMLButtonElement>(null)
  useEffect(() => yes.current?.focus(), [])
  const send = async () => {
    setAsked('sending')
    const became = await onAsk()
    if (became !== 'done') setAsked(became)
  }
  const isWrong = asked !== 'idle' && asked !== 'sending' && asked !== 'done'
  return (
    <div css={form} role="group" aria-label={words.device.open}>
      <Preview next={next} />
      <p>{words.device.asks}</p>
      <p role="alert">{isWrong ? words.device.wrong[asked] : ''}</p>
      <div className="presses">
        <WaitingButton ref={yes} size="small" busy={asked === 'sending' && words.sending} onClick={() => void send()}>
          {words.device.yes}
        </WaitingButton>
        <Button variant="plain" size="small" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </div>
  )
}

interface DeviceRowProps {
  readonly push: NonNullable<OrderUpdates['push']>
  readonly next: string | null
  readonly onAsk: Ask
}

/** Being told on this very device, by the browser (X18). */
export const DeviceRow = ({ push, next, onAsk }: DeviceRowProps) => {
  const { open, instead, on, elsewhere, off, stop, cannot } = useWords(ORDER_UPDATES_WORDS).device
  const device = useThisDevice(push, onAsk)
  if (device === null) return null
  const { support, isHere, isElsewhere, turnOn, turnOff } = device
  if (support !== 'able') return <p className="note">{cannot[support]}</p>
  return (
    <WayRow
      isOn={isHere}
      says={{ on, off, ...(isElsewhere && { idle: elsewhere }) }}
      presses={{ open: isElsewhere ? instead : open, stop }}
      turnOn={turnOn}
      turnOff={turnOff}
      form={(asked) => <AskHere next={next} {...asked} />}
    />
  )
}
