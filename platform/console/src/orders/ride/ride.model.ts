import type { Point, Ride } from '../../../calls'
import { shortTime } from '../../time/wall-clock'

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

export const rideWords = ({ rider, lengthM, arrival, state }: Ride): string => {
  const length = `The way is ${(lengthM / 1000).toFixed(1)} km.`
  if (rider === null) return `${length} No rider yet.`
  if (state === 'DELIVERED' || state === 'UNDELIVERABLE') return `${length} The rider is at the door.`
  return `${length} At the door between ${shortTime(arrival.lower)} and ${shortTime(arrival.upper)}.`
}
