/**
 * The bank's question, in a frame of the provider's above the page. A modal `dialog` keeps the focus inside and the page behind quiet;
 * Escape puts the question away without an answer. Resolves when it is gone, whatever came of it: the intent says what.
 */
export const askBank = (origin: string, path: string): Promise<void> =>
  new Promise((resolve) => {
    const focusBefore = document.activeElement
    const dialog = document.createElement('dialog')
    dialog.setAttribute('aria-label', 'Confirm your payment with your bank')
    dialog.style.cssText =
      'position:fixed;inset:0;width:100%;height:100%;max-width:none;max-height:none;margin:0;padding:0;border:0;background:transparent;overflow:hidden'
    const frame = Object.assign(document.createElement('iframe'), {
      title: 'Your bank’s confirmation',
      src: `${origin}${path}?${new URLSearchParams({ parent: location.origin })}`,
      name: '__galoCardFrame-challenge',
    })
    frame.style.cssText = 'border:0;width:100%;height:100%;display:block;background:transparent;color-scheme:normal'

    const finish = () => {
      removeEventListener('message', hear)
      dialog.remove()
      if (focusBefore instanceof HTMLElement) focusBefore.focus()
      resolve()
    }
    const hear = (message: MessageEvent) => {
      if (message.origin !== origin || message.source !== frame.contentWindow) return
      if (message.data?.kind === 'galo-card-challenge-done') finish()
    }
    addEventListener('message', hear)
    // Escape while the focus is outside the frame.
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault()
      finish()
    })
    dialog.append(frame)
    document.body.append(dialog)
    dialog.showModal()
    frame.focus()
  })
