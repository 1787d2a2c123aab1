/** The place nearest to `from` that is good, of `count` in a row; of two as near, the one before, which has been read already. */
export const nearestPlace = (count: number, from: number, isGood: (place: number) => boolean): number | undefined =>
  Array.from({ length: count }, (_, place) => place)
    .filter(isGood)
    .sort((one, other) => Math.abs(one - from) - Math.abs(other - from))[0]
