interface FrameDialog {
  /** What the dialog is, for who can't see it. */
  readonly label: string
  /** What the frame in it is. */
  readonly title: string
  readonly name: string
  readonly src: string
  /** What the frame's page says. */
  readonly onMessage: (data: unknown) => void
  /** Escape was pressed while the focus was outside the frame. */
  readonly onEscape: () => void
}

/**
 * A page of the provider's in a frame above the page. A modal `dialog` keeps the focus inside and the page behind quiet. Answers how to
 * close it; who had the focus has it again.
 */
export const openFrameDialog = ({ label, title, name, src, onMessage, onEscape }: FrameDialog): (() => void) => {
  const focusBefore = document.activeElement
  const dialog = document.createElement('dialog')
  dialog.setAttribute('aria-label', label)
  dialog.style.cssText =
    'position:fixed;inset:0;width:100%;height:100%;max-width:none;max-height:none;margin:0;padding:0;border:0;background:transparent;overflow:hidden'
  const frame = Object.assign(document.createElement('iframe'), { title, src, name: `__galoCardFrame-${name}` })
  frame.style.cssText = 'border:0;width:100%;height:100%;display:block;background:transparent;color-scheme:normal'
  const { origin } = new URL(src)

  const hear = (message: MessageEvent) => {
    if (message.origin === origin && message.source === frame.contentWindow) onMessage(message.data)
  }
  addEventListener('message', hear)
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    onEscape()
  })
  dialog.append(frame)
  document.body.append(dialog)
  dialog.showModal()
  frame.focus()
  return () => {
    removeEventListener('message', hear)
    dialog.remove()
    if (focusBefore instanceof HTMLElement) focusBefore.focus()
  }
}
