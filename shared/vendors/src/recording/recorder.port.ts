/** Something that happened on a page while its visit is recorded. No words that somebody typed, and nobody's name. */
export type Moment =
  | { readonly kind: 'page'; readonly page: string }
  /** `what`: the kind of element, and where it leads. */
  | { readonly kind: 'press'; readonly what: string }
  | {
      readonly kind: 'call'
      readonly method: string
      readonly endPoint: string
      /** 0 when nobody answered. */
      readonly status: number
      readonly durationMs: number
      readonly headers: Readonly<Record<string, string>>
      /** What was sent, as it went out. */
      readonly body?: string | undefined
    }

/** The visit that is recorded, by its own name and the browser's; random both. */
export interface RecordedSession {
  readonly sessionId: string
  readonly persistentSessionId: string
}

/** A recording under way. */
export interface Recording {
  note(moment: Moment): void
  /** Ends at once; what has not been sent is dropped. */
  stop(): void
}

/** A company, or whoever stands in for it, that records visits. */
export interface Recorder {
  open(session: RecordedSession): Recording
}
