import { useEffect, useRef, useState } from 'react'
import { css } from '@galo/css'
import { Button, TextInput, WaitingButton } from '@galo/ui'
import { useWords } from '@galo/words'
import { ORDER_UPDATES_WORDS } from './order-updates.words'
import type { Asked, UpdateChannel } from './use-order-updates'

const form = css`
  display: grid;
  gap: 12px;
  width: 100%;
  padding: 14px 16px;
  background: var(--azul-50);
  border-radius: var(--r-2);
  & blockquote {
    margin: 4px 0 0;
    padding-inline-start: 12px;
    border-inline-start: 3px solid var(--border);
    overflow-wrap: anywhere;
  }
  & .promise {
    color: var(--text-2);
    font-size: var(--t-small);
  }
  & .presses {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  & [role='alert'] {
    color: var(--error);
    font-weight: 600;
  }
  & [role='alert']:empty {
    display: none;
  }
`

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
      {next === null ? (
        <p>{words.onlyIfChanged}</p>
      ) : (
        <div>
          <p>{words.first}</p>
          <blockquote>{next}</blockquote>
        </div>
      )}
      <p className="promise">{words.promise}</p>
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
