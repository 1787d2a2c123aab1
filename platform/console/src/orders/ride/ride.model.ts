import { wordsOf, type Locale } from '@galo/words'
import type { Point, Ride } from '../../../calls'
import { shortTime } from '../../time/wall-clock'
import { RIDE_WORDS } from './ride.words'

const PADDING_M = 160

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2
const spanOf = (values: readonly number[]): number => Math.max(...values) - Math.min(...values) + 2 * PADDING_M

/** What is shown, never narrower than the window it is shown in: four to three. */
export const boxAround = ({ way, rider }: Pick<Ride, 'way' | 'rider'>): Box => {
  const points = rider === null ? way : [...way, rider]
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const width = Math.max(spanOf(xs), (spanOf(ys) * 4) / 3)
  const height = (width * 3) / 4
  return { left: middle(xs) - width / 2, top: middle(ys) - height / 2, width, height }
}

/** Points as an SVG wants them. */
export const lineOf = (points: readonly Point[]): string => points.map((point) => point.join(',')).join(' ')

export const rideWords = ({ rider, lengthM, arrival, state }: Ride, locale: Locale): string => {
  const { noRider, atTheDoor, arrives } = wordsOf(RIDE_WORDS, locale)
  const km = (lengthM / 1000).toFixed(1)
  if (rider === null) return noRider(km)
  if (state === 'DELIVERED' || state === 'UNDELIVERABLE') return atTheDoor(km)
  return arrives(km, shortTime(arrival.lower), shortTime(arrival.upper))
}
