/**
 * What is to be said about the flags that applications describe and those the platform is seeded with.
 * @typedef {{ owner: string, key: string, fallback: unknown, values?: readonly string[] | undefined, removeAfter: string }} DescribedFlag
 * @typedef {{ key: string, variants: Readonly<Record<string, unknown>> }} SeededFlag
 * @typedef {{ mistakes: string[], overdue: string[], unread: string[] }} FlagNotes
 */

/**
 * A flag that is described and can't be switched, or not to what its reader knows, is a mistake. One past its last day is overdue: a day that passes breaks no
 * build, so it is named and no more. What is seeded and described by nobody is read nowhere yet.
 * @param {readonly DescribedFlag[]} described
 * @param {readonly SeededFlag[]} seeded
 * @param {string} today as `2026-11-23`
 * @returns {FlagNotes}
 */
export const flagNotes = (described, seeded, today) => {
  const seeds = new Map(seeded.map((flag) => [flag.key, Object.values(flag.variants)]))
  const mistakes = described.flatMap(({ owner, key, fallback, values }) => {
    const variants = seeds.get(key)
    if (variants === undefined) return [`${key} of ${owner}: the platform knows no such flag`]
    const strange = variants.filter(
      (value) => typeof value !== typeof fallback || (values !== undefined && !values.includes(String(value))),
    )
    return strange.map((value) => `${key} of ${owner}: can be switched to ${String(value)}, which nobody reads`)
  })
  return {
    mistakes,
    overdue: described
      .filter(({ removeAfter }) => removeAfter < today)
      .map(({ owner, key, removeAfter }) => `${key} of ${owner} is overdue since ${removeAfter}`),
    unread: [...seeds.keys()].filter((key) => described.every((flag) => flag.key !== key)),
  }
}
