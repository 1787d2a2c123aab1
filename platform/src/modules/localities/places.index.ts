import { distanceMiles, type Market } from '@galo/domain'
import type { SeedPlace } from '../../../data'
import { placeKey } from './place-words'

/** A place with everything that tells it from its namesakes. */
export interface NamedPlace extends SeedPlace {
  readonly id: string
  /** As it is offered: "Leeds", "Temple Bar, Dublin", "Newport, near Ryde". */
  readonly label: string
  readonly key: string
}

interface PlaceIndex {
  /** Most people first. */
  readonly places: readonly NamedPlace[]
  readonly byKey: ReadonlyMap<string, readonly NamedPlace[]>
  readonly byId: ReadonlyMap<string, NamedPlace>
}

/** People; only a place with as many is named to say where another one is. */
const WELL_KNOWN = 15_000

/** A degree of latitude is never shorter. */
const MILES_PER_DEGREE = 68.7

/** Measures few: who is further north or south than the nearest so far can not be nearer. */
const nearestOf = (place: SeedPlace, wellKnown: readonly SeedPlace[]): SeedPlace | undefined => {
  let best: { readonly miles: number; readonly other: SeedPlace } | undefined
  for (const other of wellKnown) {
    if (other.name === place.name) continue
    const atLeast = Math.abs(other.latitude - place.latitude) * MILES_PER_DEGREE
    if (best !== undefined && atLeast >= best.miles) continue
    const miles = distanceMiles(other, place)
    if (best === undefined || miles < best.miles) best = { miles, other }
  }
  return best?.other
}

const toNamed = (place: SeedPlace, namesakes: number, wellKnown: readonly SeedPlace[]): NamedPlace => {
  const key = placeKey(place.name)
  const near = namesakes > 0 && place.town === null ? nearestOf(place, wellKnown) : undefined
  const label =
    place.town !== null && !place.name.includes(place.town)
      ? `${place.name}, ${place.town}`
      : near === undefined
        ? place.name
        : `${place.name}, near ${near.name}`
  return { ...place, id: `place.${place.market}.${key}${namesakes === 0 ? '' : `.${namesakes + 1}`}`, label, key }
}

/** By its name and whatever else it is called, with its town before or behind: "London Euston", "Soho London". */
const keysOf = ({ name, also, town, label }: NamedPlace): ReadonlySet<string> => {
  const names = [name, ...also]
  const inTown = town === null ? [] : names.flatMap((each) => [`${town} ${each}`, `${each} ${town}`])
  return new Set([...names, label, ...inTown].map(placeKey))
}

const indexMarket = (all: readonly SeedPlace[]): PlaceIndex => {
  const wellKnown = all.filter(({ people, town }) => people >= WELL_KNOWN && town === null)
  const sorted = [...all].sort((a, b) => b.people - a.people)
  const byKey = new Map<string, readonly NamedPlace[]>()
  const places = sorted.map((place) => {
    const named = toNamed(place, byKey.get(placeKey(place.name))?.length ?? 0, wellKnown)
    for (const key of keysOf(named)) byKey.set(key, [...(byKey.get(key) ?? []), named])
    return named
  })
  return { places, byKey, byId: new Map(places.map((place) => [place.id, place])) }
}

/** Of places with one name the largest keeps the bare name; the others say what they are near. */
export const indexPlaces = (all: readonly SeedPlace[]): Readonly<Record<Market, PlaceIndex>> => ({
  UK: indexMarket(all.filter(({ market }) => market === 'UK')),
  IE: indexMarket(all.filter(({ market }) => market === 'IE')),
})
