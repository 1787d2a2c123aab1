import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button, WaitingButton } from '@galo/ui'
import { useWords } from '@galo/words'
import { row } from './order-updates-style'
import { ORDER_UPDATES_WORDS } from './order-updates.words'
import type { Asked } from './use-order-updates'

interface WayRowProps<T extends readonly unknown[], A> {
  readonly isOn: boolean
  /** What is said while it is on, right after it was stopped, and while it is off otherwise. */
  readonly says: { readonly on: string; readonly off: string; readonly idle?: string | undefined }
  readonly presses: { readonly open: string; readonly stop: string }
  readonly turnOn: (...to: T) => Promise<A | 'done'>
  readonly turnOff: () => Promise<Asked>
  /** Shown before anybody says yes. */
  readonly form: (asked: {
    readonly onAsk: (...to: T) => Promise<A | 'done'>
    readonly onCancel: () => void
  }) => ReactNode
}

/** One way of being told: asked for after its message was seen, and stopped by one press. */
export const WayRow = <T extends readonly unknown[], A extends string>({
  isOn,
  says,
  presses,
  turnOn,
  turnOff,
  form,
}: WayRowProps<T, A>) => {
  const words = useWords(ORDER_UPDATES_WORDS)
  const [isOpen, setOpen] = useState(false)
  const [isStopping, setStopping] = useState(false)
  /** What the last press came to: it is read aloud, and has the focus that the form or the button had. */
  const [said, setSaid] = useState<'on' | 'off' | 'failed' | 'cancelled' | null>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (said === 'on' || said === 'off') status.current?.focus()
    if (said === 'cancelled') opener.current?.focus()
  }, [said])

  if (isOpen && !isOn)
    return form({
      onAsk: async (...to) => {
        const became = await turnOn(...to)
        if (became === 'done') {
          setSaid('on')
          setOpen(false)
        }
        return became
      },
      onCancel: () => {
        setSaid('cancelled')
        setOpen(false)
      },
    })

  const openForm = () => {
    setSaid(null)
    setOpen(true)
  }
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
        {isOn ? says.on : (says.idle ?? (said === 'off' ? says.off : ''))}
      </p>
      {isOn ? (
        <WaitingButton variant="soft" size="small" busy={isStopping && words.sending} onClick={() => void stopIt()}>
          {presses.stop}
        </WaitingButton>
      ) : (
        <Button ref={opener} variant="soft" size="small" onClick={openForm}>
          {presses.open}
        </Button>
      )}
      <p className="failed" role="alert">
        {said === 'failed' ? words.failed : ''}
      </p>
    </div>
  )
}
