import { sessionPaths } from '@galo/contracts/session'
import { SILENT_OUTCOMES, type SilentOutcome } from '@galo/domain'
import { SILENT_MESSAGE, type SilentMessage } from '../../shared/session-marker'

/** The longest it may take, in milliseconds, provider and all. */
const PATIENCE_MS = 5_000

const isSilentMessage = (data: unknown): data is SilentMessage =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  data.type === SILENT_MESSAGE &&
  'outcome' in data &&
  SILENT_OUTCOMES.some((outcome) => outcome === data.outcome)

/**
 * Signs in without asking anybody anything, in a frame that nobody sees: what is on screen stays where it is. Only the frame itself, at
 * this very origin, may say how it went. Never rejects.
 */
export const signInSilently = (): Promise<SilentOutcome> =>
  new Promise((resolve) => {
    const frame = document.createElement('iframe')
    frame.hidden = true
    frame.src = sessionPaths.silentFrame
    const end = (outcome: SilentOutcome) => {
      clearTimeout(timer)
      removeEventListener('message', hear)
      frame.remove()
      resolve(outcome)
    }
    const hear = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin === location.origin && source === frame.contentWindow && isSilentMessage(data)) end(data.outcome)
    }
    const timer = setTimeout(() => end('failed'), PATIENCE_MS)
    addEventListener('message', hear)
    document.body.append(frame)
  })
