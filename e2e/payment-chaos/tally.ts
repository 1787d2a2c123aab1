export const tally = (words: readonly string[]): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {}
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1
  return counts
}

/** "15 ordered, 4 given back", the most first. */
export const written = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .sort(([, one], [, other]) => other - one)
    .map(([word, count]) => `${count} ${word}`)
    .join(', ')
