import { useEffect, useRef, useState } from 'react'
import type { OrderUpdates } from '@galo/contracts/orders'
import { Button, WaitingButton } from '@galo/ui'
import { useWords } from '@galo/words'
import { form, row } from './order-updates-style'
import { ORDER_UPDATES_WORDS } from './order-updates.words'
import { Preview } from './preview'
import type { Ask } from './use-order-updates'
import { useThisDevice, type AskedHere } from './use-this-device'

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

/** Being told on this very device, by the browser: asked for after the message was seen, and stopped by one press (X18). */
export const DeviceRow = ({ push, next, onAsk }: DeviceRowProps) => {
  const words = useWords(ORDER_UPDATES_WORDS)
  const { open, instead, on, elsewhere, off, stop, cannot } = words.device
  const device = useThisDevice(push, onAsk)
  const [isOpen, setOpen] = useState(false)
  const [isStopping, setStopping] = useState(false)
  const [said, setSaid] = useState<'on' | 'off' | 'failed' | null>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const isBack = useRef(false)
  useEffect(() => {
    if (said === 'on' || said === 'off') status.current?.focus()
  }, [said])
  useEffect(() => {
    if (!isOpen && isBack.current) opener.current?.focus()
    isBack.current = false
  }, [isOpen])

  if (device === null) return null
  const { support, isHere, isElsewhere, turnOn, turnOff } = device
  if (support !== 'able') return <p className="note">{cannot[support]}</p>
  if (isOpen && !isHere)
    return (
      <AskHere
        next={next}
        onAsk={async () => {
          const became = await turnOn()
          if (became === 'done') {
            setSaid('on')
            setOpen(false)
          }
          return became
        }}
        onCancel={() => {
          isBack.current = true
          setOpen(false)
        }}
      />
    )

  const stopIt = async () => {
    setSaid(null)
    setStopping(true)
    const became = await turnOff()
    setStopping(false)
    setSaid(became === 'done' ? 'off' : 'failed')
  }
  return (
    <div css={row}>
      <p ref={status} tabIndex={-1} role="status">
        {isHere ? on : isElsewhere ? elsewhere : said === 'off' ? off : ''}
      </p>
      {isHere ? (
        <WaitingButton variant="soft" size="small" busy={isStopping && words.sending} onClick={() => void stopIt()}>
          {stop}
        </WaitingButton>
      ) : (
        <Button ref={opener} variant="soft" size="small" onClick={() => setOpen(true)}>
          {isElsewhere ? instead : open}
        </Button>
      )}
      <p className="failed" role="alert">
        {said === 'failed' ? words.failed : ''}
      </p>
    </div>
  )
}
