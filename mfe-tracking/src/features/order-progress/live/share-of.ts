/** From 0 to just below 1, by an unguessable id: pages that hear the same at once each act in a moment of their own. */
export const shareOf = (id: string): number => {
  let hash = 2_166_136_261
  for (const letter of id) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619)
  return (hash >>> 0) / 2 ** 32
}
