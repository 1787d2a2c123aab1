import { CONSOLE_API, EVENTS, type ConsoleEvent, type EventName } from '../../calls'

/** A platform that answered with anything but a stream ends the browser's own tries. */
const RETRY_MS = 2000

/** Calls with everything that happens, and whether there is a line, once for each change of that. Answers the way out. */
export type FollowEvents = (
  onEvent: (event: ConsoleEvent) => void,
  onConnection: (isConnected: boolean) => void,
) => () => void

/**
 * By server-sent events. The browser reconnects by itself, and the first event is always the whole board.
 */
export const followEvents: FollowEvents = (onEvent, onConnection) => {
  let wasConnected: boolean | null = null
  const setConnected = (isConnected: boolean): void => {
    if (isConnected !== wasConnected) onConnection(isConnected)
    wasConnected = isConnected
  }
  let current: EventSource | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  const follow = (): void => {
    const source = new EventSource(`${CONSOLE_API}/events`)
    current = source
    source.addEventListener('open', () => setConnected(true))
    source.addEventListener('error', () => {
      setConnected(false)
      if (source.readyState === EventSource.CLOSED) retry = setTimeout(follow, RETRY_MS)
    })
    for (const name of Object.keys(EVENTS) as EventName[])
      source.addEventListener(name, ({ data }: MessageEvent<string>) =>
        // One schema for each name: together they are an event.
        onEvent({ name, data: EVENTS[name].parse(JSON.parse(data)) } as ConsoleEvent),
      )
  }
  follow()
  return () => {
    clearTimeout(retry)
    current?.close()
  }
}
