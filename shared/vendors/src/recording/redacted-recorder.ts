import { redactDetails, redactText } from '@galo/contracts/redact'
import type { Moment, Recorder } from './recorder.port'

/** JSON by its members, so that each can be judged by its name; anything else as the text it is. */
const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body) as unknown
  } catch {
    return body
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** A moment without authorization, bodies of session calls, orders' ids and people (K09). */
export const redactMoment = (moment: Moment): Moment => {
  switch (moment.kind) {
    case 'page':
      return moment
    case 'press':
      return { ...moment, what: redactText(moment.what) }
    case 'call': {
      const { endPoint, headers, body } = moment
      const known = redactDetails({ endPoint, ...(body !== undefined && { body: parsed(body) }) })
      return {
        ...moment,
        endPoint: redactText(endPoint),
        headers: redactDetails(headers) as Readonly<Record<string, string>>,
        body: body === undefined ? undefined : textOf(known['body']),
      }
    }
  }
}

/** Lets nothing through to whoever records but what has been redacted on this page. */
export const redactedRecorder = (recorder: Recorder): Recorder => ({
  open(session) {
    const recording = recorder.open(session)
    return { note: (moment) => recording.note(redactMoment(moment)), stop: () => recording.stop() }
  },
})
