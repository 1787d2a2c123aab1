import { openFrameDialog } from './frame-dialog'

const isDone = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'galo-card-challenge-done'

/**
 * The bank's question, above the page. Escape puts it away without an answer. Resolves when it is gone, whatever came of it: the intent
 * says what.
 */
export const askBank = (origin: string, path: string): Promise<void> =>
  new Promise((resolve) => {
    const finish = () => {
      close()
      resolve()
    }
    const close = openFrameDialog({
      label: 'Confirm your payment with your bank',
      title: 'Your bank’s confirmation',
      name: 'challenge',
      src: `${origin}${path}?${new URLSearchParams({ parent: location.origin })}`,
      onMessage: (data) => isDone(data) && finish(),
      onEscape: finish,
    })
  })
