const BASE = '/console/api'

/** Asks the console's own calls; throws with the platform's sentence when it says no. */
export const ask = async (method, path, body) => {
  const answer = await fetch(`${BASE}${path}`, {
    method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  }).catch(() => null)
  if (answer === null) throw new Error('The platform does not answer. Is it running?')
  const data = await answer.json().catch(() => null)
  if (!answer.ok) throw new Error(data?.errors?.[0]?.message ?? `The platform answered ${answer.status}`)
  return data
}

const EVENTS = ['board', 'order', 'clock', 'faults', 'flags', 'logs', 'restaurants', 'scenario', 'stock']

/** Follows everything that happens. The browser reconnects by itself, and the first event is always the whole board. */
export const follow = (hear, onLink) => {
  const source = new EventSource(`${BASE}/events`)
  source.addEventListener('open', () => onLink(true))
  source.addEventListener('error', () => {
    onLink(false)
    // A platform that answered with anything but a stream ends the browser's own tries.
    if (source.readyState === EventSource.CLOSED) setTimeout(() => follow(hear, onLink), 2000)
  })
  for (const name of EVENTS) source.addEventListener(name, (event) => hear(name, JSON.parse(event.data)))
}
