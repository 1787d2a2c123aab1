/**
 * How many letters have to be put in, left out, changed or swapped with their neighbour to make the one word of the other; anything beyond `most`
 * is `most + 1`.
 */
export const editsBetween = (one: string, other: string, most: number): number => {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let beforeLast: readonly number[] = []
  let last: readonly number[] = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
      )
    }
    if (Math.min(...current) > most) return most + 1
    beforeLast = last
    last = current
  }
  return Math.min(last[other.length] ?? 0, most + 1)
}

/** Which letters are in a word, a bit for each. */
const lettersOf = (text: string): number =>
  [...text].reduce((bits, letter) => bits | (1 << (letter.charCodeAt(0) % 32)), 0)

/** Each mistake takes one letter away and brings another at most: most words are told apart by that alone. */
const mayBeWithin = (most: number, one: number, other: number): boolean => {
  let left = one ^ other
  for (let bits = 0; left !== 0; bits++) {
    if (bits === 2 * most) return false
    left &= left - 1
  }
  return true
}

/** "Picadily" and "Piccadilly" are one to the ear. */
export const withoutDoubles = (text: string): string => text.replace(/(.)\1+/g, '$1')

const FEWEST_LETTERS = 5
const LONG = 10

/** How many mistakes a word of so many letters is forgiven: in a short one, any other is another place. */
export const forgiven = (letters: number): number => (letters < FEWEST_LETTERS ? 0 : letters < LONG ? 1 : 2)

/** Names by what they come to in letters, for who seeks those that are spelt like another. */
export interface Spellings {
  knows(key: string): boolean
  /** The name that is spelt most like `key`, of several the likeliest; undefined where none is near enough, or `key` is a name itself. */
  nearest(key: string): string | undefined
}

interface Name {
  readonly name: string
  readonly letters: number
  /** The most likely one is 0. */
  readonly rank: number
}

/** Keys are lower case, letters and digits only, what is meant most often first. What has a digit in it is a code or a door: one off is somewhere else. */
export const spellingsOf = (keys: Iterable<string>): Spellings => {
  const known = new Set([...keys].filter((key) => !/\d/.test(key)))
  const byLength = new Map<number, Name[]>()
  const byEar = new Map<string, string>()
  let rank = 0
  for (const name of known) {
    const sameLength = byLength.get(name.length) ?? []
    sameLength.push({ name, letters: lettersOf(name), rank: rank++ })
    byLength.set(name.length, sameLength)
    const heard = withoutDoubles(name)
    if (!byEar.has(heard)) byEar.set(heard, name)
  }
  /** With the fewest mistakes; of those the one that begins alike, then the likeliest. */
  const likest = (key: string, most: number) => {
    const letters = lettersOf(key)
    let best: (Omit<Name, 'letters'> & { readonly edits: number; readonly beginsAlike: boolean }) | undefined
    const isBetter = (edits: number, beginsAlike: boolean, at: number) =>
      best === undefined ||
      edits < best.edits ||
      (edits === best.edits && (beginsAlike === best.beginsAlike ? at < best.rank : beginsAlike))
    for (let length = key.length - most; length <= key.length + most; length++)
      for (const { name, letters: its, rank: at } of byLength.get(length) ?? []) {
        if (!mayBeWithin(best?.edits ?? most, letters, its)) continue
        const edits = editsBetween(key, name, best?.edits ?? most)
        const beginsAlike = name[0] === key[0]
        if (edits <= most && isBetter(edits, beginsAlike, at)) best = { name, rank: at, edits, beginsAlike }
      }
    return best
  }
  return {
    knows: (key) => known.has(key),
    nearest: (key) => {
      const most = forgiven(key.length)
      if (most === 0 || /\d/.test(key) || known.has(key)) return undefined
      const seen = likest(key, most)
      const heard = byEar.get(withoutDoubles(key))
      return seen?.edits === 1 || heard === undefined ? seen?.name : heard
    },
  }
}
