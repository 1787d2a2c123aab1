import { listAvailableTimes, timesOf } from '@galo/contracts/capacity'
import { toIso } from '@galo/domain'
import type { Http, Services } from '@galo/services'

type Asking = Pick<Services, 'http' | 'clock'>

/** For so long, in milliseconds, times that were asked for ahead are shown while they are asked for anew. */
const KNOWN_MS = 45_000
/** An answer that is no older, in milliseconds, is not asked for anew. */
const NEW_MS = 2_000

interface Asked {
  readonly restaurantId: string
  readonly at: number
}

/** A day's times, and for how many days after today there are others. */
export interface CollectionTimes {
  readonly times: readonly string[]
  readonly daysAhead: number
}

interface AskedAhead extends Asked {
  readonly answer: Promise<CollectionTimes>
  /** The last answer, while the next one is on its way too. */
  known: (Asked & CollectionTimes) | undefined
}

/** By client: what was asked ahead last. */
const askedAhead = new WeakMap<Http, AskedAhead>()

const isAbout = (asked: Asked | undefined, { clock }: Asking, restaurantId: string, withinMs: number): boolean =>
  asked?.restaurantId === restaurantId && Math.abs(clock.now() - asked.at) < withinMs

const ask = async (
  { http }: Asking,
  restaurantId: string,
  from: number,
  signal?: AbortSignal,
): Promise<CollectionTimes> => {
  const variables = {
    restaurantIds: [restaurantId],
    fulfilmentType: 'COLLECTION',
    fromTime: toIso(from),
  } as const
  const answer = await http.send(listAvailableTimes, { variables, isFresh: true, signal })
  return { times: timesOf(answer, restaurantId), daysAhead: answer[0]?.daysAhead ?? 0 }
}

/** Asks for a restaurant's times before anybody has opened the checkout: they are the same for everybody. */
export const askTimesAhead = (asking: Asking, restaurantId: string): void => {
  const before = askedAhead.get(asking.http)
  if (isAbout(before, asking, restaurantId, NEW_MS)) return
  const at = asking.clock.now()
  const asked: AskedAhead = { restaurantId, at, answer: ask(asking, restaurantId, at), known: before?.known }
  askedAhead.set(asking.http, asked)
  asked.answer.then(
    (found) => void (asked.known = { restaurantId, at, ...found }),
    // The page asks again, and says so if it fails.
    () => {},
  )
}

/** The times that were asked for ahead, to begin with; `null` when there are none that are worth showing. */
export const timesAhead = (asking: Asking, restaurantId: string): CollectionTimes | null => {
  const known = askedAhead.get(asking.http)?.known
  return known !== undefined && known.times.length > 0 && isAbout(known, asking, restaurantId, KNOWN_MS) ? known : null
}

/** Today's times as they are now. What was asked a moment ahead of the page counts once: who asks again wants to know what has changed. */
export const collectionTimes = (
  asking: Asking,
  restaurantId: string,
  signal: AbortSignal,
): Promise<CollectionTimes> => {
  const asked = askedAhead.get(asking.http)
  askedAhead.delete(asking.http)
  const askNow = () => ask(asking, restaurantId, asking.clock.now(), signal)
  return asked !== undefined && isAbout(asked, asking, restaurantId, NEW_MS) ? asked.answer.catch(askNow) : askNow()
}

/** The times of another day, from its midnight on. */
export const laterTimes = ask
