import type { ReadFields, ReadField } from './field-input'
import type { FieldType } from './field-state'

/**
 * The three frames of one form share an origin and a channel whose name nobody else knows.
 * Values cross it only when the page has asked one of them to pay.
 */
const PATIENCE_MS = 3000

type Whisper =
  | { readonly kind: 'here' }
  | { readonly kind: 'brand'; readonly cvcLength: number }
  | { readonly kind: 'ask'; readonly requestId: string }
  | { readonly kind: 'answer'; readonly requestId: string; readonly type: FieldType; readonly field: ReadField }

/** Says it to the siblings. */
export const whisper = (channel: BroadcastChannel, said: Whisper): void => channel.postMessage(said)
/** Hears what they say. */
export const listen = (channel: BroadcastChannel, hear: (said: Whisper) => void): (() => void) => {
  const listener = ({ data }: MessageEvent<Whisper>) => hear(data)
  channel.addEventListener('message', listener)
  return () => channel.removeEventListener('message', listener)
}

export const answerSiblings = (channel: BroadcastChannel, type: FieldType, read: () => ReadField): void => {
  listen(channel, (said) => {
    if (said.kind === 'ask') whisper(channel, { kind: 'answer', requestId: said.requestId, type, field: read() })
  })
  // Whoever asked before this frame was there asks again.
  whisper(channel, { kind: 'here' })
}

/** Own field plus what the siblings answer; a frame that is not there is simply missing after a moment. */
export const askSiblings = (channel: BroadcastChannel, own: ReadFields): Promise<ReadFields> =>
  new Promise((resolve) => {
    const requestId = crypto.getRandomValues(new Uint32Array(4)).join('-')
    const fields: { -readonly [T in FieldType]?: ReadField } = { ...own }
    const finish = () => {
      clearTimeout(timer)
      stop()
      resolve(fields)
    }
    const stop = listen(channel, (said) => {
      if (said.kind === 'here') return whisper(channel, { kind: 'ask', requestId })
      if (said.kind !== 'answer' || said.requestId !== requestId) return
      fields[said.type] = said.field
      if (fields.cardNumber && fields.cardExpiry && fields.cardCvc) finish()
    })
    const timer = setTimeout(finish, PATIENCE_MS)
    whisper(channel, { kind: 'ask', requestId })
  })
