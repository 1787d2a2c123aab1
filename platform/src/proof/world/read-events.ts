interface HeardEvent {
  readonly name: string
  // Tests look into events of many shapes.
  readonly data: any // eslint-disable-line @typescript-eslint/no-explicit-any
}

const PATIENCE_MS = 20_000

const parseEvent = (text: string): HeardEvent => {
  const field = (name: string) =>
    text
      .split('\n')
      .filter((line) => line.startsWith(`${name}: `))
      .map((line) => line.slice(name.length + 2))
      .join('\n')
  return { name: field('event'), data: JSON.parse(field('data')) }
}

/** Listens to a stream of server-sent events as a browser does. */
export const readEvents = async (url: string) => {
  const leave = new AbortController()
  const response = await fetch(url, { signal: leave.signal })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  if (reader === undefined) throw new Error('no stream')
  let unread = ''

  const next = async (): Promise<HeardEvent> => {
    for (;;) {
      const end = unread.indexOf('\n\n')
      if (end >= 0) {
        const event = parseEvent(unread.slice(0, end))
        unread = unread.slice(end + 2)
        return event
      }
      const { done, value } = await reader.read()
      if (done) throw new Error('the stream ended')
      unread += value
    }
  }
  return {
    contentType: response.headers.get('content-type'),
    /** The next event of this name that is as wanted; others are passed over. */
    until: async (name: string, isWanted: (data: HeardEvent['data']) => boolean = () => true): Promise<HeardEvent> => {
      const tooLate = setTimeout(() => leave.abort(new Error(`no ${name} in ${PATIENCE_MS} ms`)), PATIENCE_MS)
      try {
        for (;;) {
          const event = await next()
          if (event.name === name && isWanted(event.data)) return event
        }
      } finally {
        clearTimeout(tooLate)
      }
    },
    /** Resolves when the other side has ended the stream. */
    ended: async (): Promise<void> => {
      while (!(await reader.read()).done);
    },
    close: () => leave.abort(),
  }
}
