import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { css, keyframes } from '@galo/css'

const rise = keyframes`from { transform: translateY(2rem); opacity: 0 }`
const fade = keyframes`from { opacity: 0 }`

/** Its content starts at the top: WebKit would stretch the row, and so the sheet, to all the height it may have. */
const modal = css`
  position: fixed;
  z-index: var(--z-sheet);
  inset: auto 0 0;
  width: 100%;
  max-width: none;
  max-height: 92vh;
  max-height: 92dvh;
  margin: 0;
  padding: 0;
  overflow: hidden;
  border: 0;
  border-radius: var(--r-4) var(--r-4) 0 0;
  background: var(--surface);
  color: var(--text);
  box-shadow: var(--e-3);
  animation: ${rise} var(--d-3) var(--ease-out);
  &[open] {
    display: grid;
    align-content: start;
  }
  &::backdrop {
    background: var(--scrim);
    animation: ${fade} var(--d-2) var(--ease-out);
  }
  @media (forced-colors: active) {
    border: 2px solid;
  }
`

export interface ModalProps {
  readonly open: boolean
  /** Asked to close: the button, Escape, a press beside the sheet. The owner decides. */
  readonly onClose: () => void
  /** The id of the title, which gets the focus. */
  readonly titleId: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** Shows the dialog as a modal where the browser can, in place where it can't. Returns what closes it. */
const show = (dialog: HTMLDialogElement, titleId: string): (() => void) => {
  const before = document.activeElement
  dialog.removeAttribute('open')
  if (typeof dialog.showModal === 'function') dialog.showModal()
  else dialog.setAttribute('open', '')
  // Whoever was already in the server's sheet stays where they were.
  const place = dialog.contains(before) ? before : document.getElementById(titleId)
  if (place instanceof HTMLElement) place.focus({ preventScroll: true })
  return () => {
    if (typeof dialog.close === 'function') dialog.close()
    else dialog.removeAttribute('open')
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
  }
}

const OpenModal = ({ onClose, titleId, className, children }: Omit<ModalProps, 'open'>) => {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => (dialog.current ? show(dialog.current, titleId) : undefined), [titleId])
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    event.stopPropagation()
    onClose()
  }
  return (
    <dialog
      ref={dialog}
      // Open in the server's HTML, so that a sheet with an address of its own can be read before scripts.
      open
      css={modal}
      className={className}
      aria-labelledby={titleId}
      onKeyDown={closeOnEscape}
      // The system's own way to close (a back gesture); the owner decides here too.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      // Closed by the browser itself. The event comes late: by then it may be open again, or gone with its page.
      onClose={({ target, currentTarget }) => {
        if (target === currentTarget && !currentTarget.open && currentTarget.isConnected) onClose()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      {children}
    </dialog>
  )
}

/** What sheets and dialogs share: focus to the title and back, Escape, the scrim, scroll lock (global style sheet). */
export const Modal = ({ open, ...rest }: ModalProps) => (open ? <OpenModal {...rest} /> : null)
