import type { Draw } from './draw'

/** The restaurant everybody orders at, and what it has to lose. */
export const RESTAURANT = 'galo-uk-deansgate'
const SELLS_OUT = ['item-warm-hummus', 'item-corn-cobs', 'item-half-chicken', 'item-galo-stout']

/** The operator at the console. */
export interface Console {
  put(path: string, body: unknown): Promise<unknown>
  post(path: string, body: unknown): Promise<unknown>
}

const at = (what: string): string => `/console/api/restaurants/${RESTAURANT}/${what}`

type Trouble = (console: Console, draw: Draw) => Promise<unknown>

/** What happens in a house while somebody pays, a clock that moves on included. */
const TROUBLES: readonly Trouble[] = [
  (console, draw) => console.put(at(`items/${draw.one(SELLS_OUT)}`), { isAvailable: false }),
  (console, draw) => console.put(at(`items/${draw.one(SELLS_OUT)}`), { isAvailable: false }),
  (console, draw) => console.put(at(`items/${draw.one(SELLS_OUT)}`), { isAvailable: false }),
  (console, draw) => console.put(at('pause'), { minutes: draw.one([15, 45, 900]) }),
  (console) => console.put(at('closed'), { isClosed: true }),
  (console, draw) => console.put(at('hours'), { closes: draw.one(['12:30', '18:30', '22:00', '23:50']) }),
  (console, draw) => console.put(at('kitchen'), { prepTimeMins: draw.one([5, 40, 120]) }),
  (console, draw) => console.put(at('kitchen'), { slotCapacity: draw.one([1, 2]) }),
  (console, draw) => console.post('/console/api/clock', { advance: `${draw.one([1, 9, 20, 35, 70])} min` }),
  (console) => heal(console),
]

export const makeTrouble = (console: Console, draw: Draw): Promise<unknown> => draw.one(TROUBLES)(console, draw)

/** Everything as it usually is, but for the time. */
export const heal = async (console: Console): Promise<void> => {
  await console.put(at('closed'), { isClosed: false })
  await console.put(at('pause'), { minutes: null })
  await console.put(at('hours'), { reset: true })
  await console.put(at('kitchen'), { prepTimeMins: 12, slotCapacity: null })
  for (const item of SELLS_OUT) await console.put(at(`items/${item}`), { isAvailable: true })
}
