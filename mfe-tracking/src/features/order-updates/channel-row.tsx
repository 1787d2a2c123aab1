import { useEffect, useRef, useState } from 'react'
import type { OrderUpdates } from '@galo/contracts/orders'
import { Button, WaitingButton } from '@galo/ui'
import { useWords } from '@galo/words'
import { AskForm } from './ask-form'
import { row } from './order-updates-style'
import { ORDER_UPDATES_WORDS } from './order-updates.words'
import type { Ask, UpdateChannel } from './use-order-updates'

interface ChannelRowProps {
  readonly channel: UpdateChannel
  readonly updates: OrderUpdates
  readonly onAsk: Ask
}

/** One way of being told: asked for after its message was seen, and stopped by one press. */
export const ChannelRow = ({ channel, updates, onAsk }: ChannelRowProps) => {
  const words = useWords(ORDER_UPDATES_WORDS)
  const { open, on, off, stop } = words.channels[channel]
  const { to, is_on: isOn } = updates[channel]
  const [isOpen, setOpen] = useState(false)
  const [isStopping, setStopping] = useState(false)
  /** What the last press came to: it is read aloud, and has the focus that the form or the button had. */
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

  if (isOpen && !isOn)
    return (
      <AskForm
        channel={channel}
        to={to}
        next={updates.next}
        onAsk={async (typed) => {
          const became = await onAsk({ [channel]: typed })
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
    const became = await onAsk({ [channel]: null })
    setStopping(false)
    setSaid(became === 'done' ? 'off' : 'failed')
  }
  return (
    <div css={row}>
      <p ref={status} tabIndex={-1} role="status">
        {isOn ? on(to ?? '') : said === 'off' ? off : ''}
      </p>
      {isOn ? (
        <WaitingButton variant="soft" size="small" busy={isStopping && words.sending} onClick={() => void stopIt()}>
          {stop}
        </WaitingButton>
      ) : (
        <Button ref={opener} variant="soft" size="small" onClick={() => setOpen(true)}>
          {open}
        </Button>
      )}
      <p className="failed" role="alert">
        {said === 'failed' ? words.failed : ''}
      </p>
    </div>
  )
}
