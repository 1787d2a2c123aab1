import { INCOMPLETE } from './field-state.js'

/**
 * The three frames of one form share an origin and a channel whose name nobody else knows.
 * Values cross it only when the page has asked one of them to pay.
 */
const PATIENCE_MS = 3000

export const answerSiblings = (channel, type, read) => {
  channel.addEventListener('message', ({ data }) => {
    if (data.kind === 'ask') channel.postMessage({ kind: 'answer', requestId: data.requestId, type, field: read() })
  })
  // Whoever asked before this frame was there asks again.
  channel.postMessage({ kind: 'here' })
}

/** Own field plus what the siblings answer; a frame that is not there is simply missing after a moment. */
export const askSiblings = (channel, own) =>
  new Promise((resolve) => {
    const requestId = crypto.getRandomValues(new Uint32Array(4)).join('-')
    const fields = { ...own, missing: (name) => INCOMPLETE[name] }
    const finish = () => {
      clearTimeout(timer)
      channel.removeEventListener('message', hear)
      resolve(fields)
    }
    const hear = ({ data }) => {
      if (data.kind === 'here') return channel.postMessage({ kind: 'ask', requestId })
      if (data.kind !== 'answer' || data.requestId !== requestId) return
      fields[data.type] = data.field
      if (fields.cardNumber && fields.cardExpiry && fields.cardCvc) finish()
    }
    const timer = setTimeout(finish, PATIENCE_MS)
    channel.addEventListener('message', hear)
    channel.postMessage({ kind: 'ask', requestId })
  })
