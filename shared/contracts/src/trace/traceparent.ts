/** 32 small hex digits, not all 0: names everything that came of one press. */
export type TraceId = string
/** 16 small hex digits, not all 0: names one step of it. */
export type SpanId = string

/** Where in a trace somebody stands. */
export interface TraceContext {
  readonly trace: TraceId
  readonly span: SpanId
  /** Whether whoever began it wants its steps exported. */
  readonly isSampled: boolean
}

const TRACEPARENT = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/
const NOTHING = /^0+$/

/**
 * The context in a `traceparent` header, as W3C Trace Context says it: a later version is read as far as the first one goes.
 * `null` when there is none, or none to be trusted with a place in a log.
 */
export const readTraceparent = (header: string | undefined): TraceContext | null => {
  const [, version, trace = '', span = '', flags = '', more] = TRACEPARENT.exec(header ?? '') ?? []
  if (version === undefined || version === 'ff' || (version === '00' && more !== undefined)) return null
  if (NOTHING.test(trace) || NOTHING.test(span)) return null
  return { trace, span, isSampled: (Number.parseInt(flags, 16) & 1) === 1 }
}

/** The header that hands a context on. */
export const writeTraceparent = ({ trace, span, isSampled }: TraceContext): string =>
  `00-${trace}-${span}-${isSampled ? '01' : '00'}`

/** A trace's id, of a fresh random UUID. */
export const traceFrom = (uuid: string): TraceId => uuid.replaceAll('-', '')

/** A step's id, of a fresh random UUID: its last sixteen digits but those that say the UUID's version. */
export const spanFrom = (uuid: string): SpanId => traceFrom(uuid).slice(-16)
