import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react'
import { css } from '@galo/css'
import { Toast, WarningCircleFillIcon } from '@galo/ui'

const SHOWN_MS = 6000

const place = css`
  --toast-lift: 0px;
  @media (min-width: 700px) {
    justify-items: end;
  }
  & > div {
    border: 1px solid var(--border-field);
    background: var(--surface-2);
    color: var(--text);
  }
  & > div:has(span:empty) {
    display: contents;
  }
`
const wrong = css`
  & > div {
    border-color: var(--error);
    background: var(--error-bg);
    color: var(--error);
  }
`

export interface Toasts {
  /** To everybody: in the corner and to a screen reader. */
  readonly notify: (words: string) => void
  readonly notifyError: (words: string) => void
}

const ToastContext = createContext<Toasts>({ notify: () => {}, notifyError: () => {} })

export const useToast = (): Toasts => use(ToastContext)

interface Message {
  readonly words: string
  readonly isWrong: boolean
}

/** Shows one message at a time, for six seconds. */
export const ToastProvider = ({ children }: { readonly children: ReactNode }) => {
  const [message, setMessage] = useState<Message | null>(null)
  useEffect(() => {
    if (message === null) return
    const timer = setTimeout(() => setMessage(null), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [message])
  const ways = useMemo<Toasts>(
    () => ({
      notify: (words) => setMessage({ words, isWrong: false }),
      notifyError: (words) => setMessage({ words, isWrong: true }),
    }),
    [],
  )
  return (
    <ToastContext value={ways}>
      {children}
      <Toast
        css={[place, message?.isWrong === true && wrong]}
        {...(message?.isWrong === true ? { icon: <WarningCircleFillIcon size={22} /> } : {})}
      >
        {message?.words ?? null}
      </Toast>
    </ToastContext>
  )
}
