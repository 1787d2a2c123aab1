import { useEffect, useRef, useState } from 'react'
import { Button, TextInput, WaitingButton } from '@galo/ui'
import { useWords } from '@galo/words'
import { form } from './order-updates-style'
import { ORDER_UPDATES_WORDS } from './order-updates.words'
import { Preview } from './preview'
import type { Asked, UpdateChannel } from './use-order-updates'

const TYPED = {
  text: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email' },
} as const

interface AskFormProps {
  readonly channel: UpdateChannel
  readonly to: string | null
  /** The words of the next message. */
  readonly next: string | null
  readonly onAsk: (to: string) => Promise<Asked>
  readonly onCancel: () => void
}

/** What would be sent, and where to, before anybody says yes. */
export const AskForm = ({ channel, to, next, onAsk, onCancel }: AskFormProps) => {
  const words = useWords(ORDER_UPDATES_WORDS)
  const { label, yes, invalid } = words.channels[channel]
  const [typed, setTyped] = useState(to ?? '')
  const [asked, setAsked] = useState<Asked | 'idle' | 'sending'>('idle')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const send = async () => {
    setAsked('sending')
    const became = await onAsk(typed)
    if (became === 'done') return
    setAsked(became)
    if (became === 'invalid') field.current?.focus()
  }
  return (
    <form
      css={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (asked !== 'sending') void send()
      }}
    >
      <TextInput
        ref={field}
        {...TYPED[channel]}
        label={label}
        value={typed}
        onChange={setTyped}
        error={asked === 'invalid' ? invalid : undefined}
      />
      <Preview next={next} />
      <p role="alert">{asked === 'failed' ? words.failed : asked === 'over' ? words.over : ''}</p>
      <div className="presses">
        <WaitingButton type="submit" size="small" busy={asked === 'sending' && words.sending}>
          {yes}
        </WaitingButton>
        <Button variant="plain" size="small" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
