/** One thing done to a JSON value. `where` picks a place in it, whatever its shape: it is counted round and round. */
export interface Bend {
  readonly where: number
  readonly how: 'replace' | 'remove' | 'add' | 'rename' | 'repeat' | 'wrap'
  readonly what: unknown
  readonly name: string
}

type Place = readonly (string | number)[]

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every place in a value, itself first. */
export const placesIn = (value: unknown, here: Place = []): Place[] => {
  const children: (readonly [string | number, unknown])[] = Array.isArray(value)
    ? value.map((each, index) => [index, each] as const)
    : isObject(value)
      ? Object.entries(value)
      : []
  return [here, ...children.flatMap(([name, child]) => placesIn(child, [...here, name]))]
}

/** An own property, whatever it is called: `__proto__` as JSON.parse makes it. */
const withField = (object: Record<string, unknown>, name: string, value: unknown): Record<string, unknown> =>
  Object.fromEntries([...Object.entries(object).filter(([each]) => each !== name), [name, value]])

const atPlace = (value: unknown, [first, ...rest]: Place, change: (found: unknown) => unknown): unknown => {
  if (first === undefined) return change(value)
  if (Array.isArray(value)) return value.map((each, index) => (index === first ? atPlace(each, rest, change) : each))
  if (isObject(value)) return withField(value, String(first), atPlace(value[String(first)], rest, change))
  return value
}

const without = (value: unknown, place: Place): unknown => {
  const last = place.at(-1)
  return atPlace(value, place.slice(0, -1), (parent) => {
    if (Array.isArray(parent)) return parent.filter((_, index) => index !== last)
    if (isObject(parent)) return Object.fromEntries(Object.entries(parent).filter(([name]) => name !== last))
    return parent
  })
}

const extend = (found: unknown, { name, what }: Bend): unknown => {
  if (Array.isArray(found)) return [...found, what]
  return isObject(found) ? withField(found, name, what) : what
}

const MOST_REPEATS = 60

/** The value with one thing done to it; the given one stays as it was. */
export const bend = (value: unknown, how: Bend): unknown => {
  const places = placesIn(value)
  const place = places[how.where % places.length] ?? []
  switch (how.how) {
    case 'remove':
      return place.length === 0 ? undefined : without(value, place)
    case 'add':
      return atPlace(value, place, (found) => extend(found, how))
    case 'rename': {
      const moved = atPlace(value, place.slice(0, -1), (parent) =>
        isObject(parent) ? withField(parent, how.name, parent[String(place.at(-1))]) : parent,
      )
      return place.length === 0 ? value : without(moved, place)
    }
    case 'repeat':
      return atPlace(value, place, (found) =>
        Array.isArray(found) ? Array.from({ length: MOST_REPEATS }, () => found).flat() : [found, found],
      )
    case 'wrap':
      return atPlace(value, place, (found) => ({ [how.name]: found }))
    case 'replace':
      return atPlace(value, place, () => how.what)
    default:
      return how.how satisfies never
  }
}
