/** mulberry-style generator: the same seed gives the same strokes on every machine. */
const seeded = (seed: number) => () => {
  seed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  seed ^= seed + Math.imul(seed ^ (seed >>> 7), 61 | seed)
  return ((seed ^ (seed >>> 14)) >>> 0) / 2 ** 32
}

const hash = (text: string) => [...text].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 7)

// One picture is painted at a time, start to end, so one brush is enough.
let stroke = seeded(1)
let count = 0

/** Picks up a clean brush for the picture called `id`: strokes and element ids start over. */
export const takeBrush = (id: string) => {
  stroke = seeded(hash(id))
  stroke()
  count = 0
}

export const random = () => stroke()
export const between = (from: number, to: number) => from + random() * (to - from)

/** Unique within the picture being painted. */
export const nextId = (prefix: string) => `${prefix}${count++}`
