import type { SpanId, TraceContext } from './traceparent'

/** A step of a trace, and how it went. */
export interface Span {
  readonly context: TraceContext
  readonly parent: SpanId | null
  /** An answer to somebody, or a question to somebody else. */
  readonly kind: 'server' | 'client'
  readonly name: string
  /** Milliseconds since the epoch. */
  readonly startedAt: number
  readonly durationMs: number
  readonly isError: boolean
  readonly attributes: Readonly<Record<string, string | number>>
}

const KINDS = { server: 2, client: 3 } as const
const STATUS = { unset: 0, error: 2 } as const

const attributesOf = (values: Span['attributes']) =>
  Object.entries(values).map(([key, value]) => ({
    key,
    value: typeof value === 'string' ? { stringValue: value } : { intValue: String(Math.round(value)) },
  }))

/** Too large for a number of JSON's. */
const nanoseconds = (ms: number): string => `${Math.round(ms)}000000`

/** Spans as OpenTelemetry's protocol writes them in JSON: ids in hex, 64-bit numbers as strings, enumerations as numbers. `resource` says who tells it. */
export const toOtlp = (spans: readonly Span[], resource: Span['attributes']) => ({
  resourceSpans: [
    {
      resource: { attributes: attributesOf(resource) },
      scopeSpans: [
        {
          scope: { name: 'galo' },
          spans: spans.map(({ context, parent, kind, name, startedAt, durationMs, isError, attributes }) => ({
            traceId: context.trace,
            spanId: context.span,
            ...(parent === null ? {} : { parentSpanId: parent }),
            name,
            kind: KINDS[kind],
            startTimeUnixNano: nanoseconds(startedAt),
            endTimeUnixNano: nanoseconds(startedAt + durationMs),
            attributes: attributesOf(attributes),
            status: { code: isError ? STATUS.error : STATUS.unset },
          })),
        },
      ],
    },
  ],
})
