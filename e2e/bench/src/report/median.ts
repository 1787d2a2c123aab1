/** The middle of the values; of an even number, the lower of the two, which is a figure that was really measured. */
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = sorted[Math.ceil(sorted.length / 2) - 1]
  if (middle === undefined) throw new Error('There is no median of nothing')
  return middle
}

/** The median of each figure on its own: they need not come from the same run. */
export const medians = <F extends Readonly<Record<string, number>>>(runs: readonly F[]): F => {
  const [first] = runs
  if (first === undefined) throw new Error('There are no runs')
  const entries = Object.keys(first).map((name) => [name, median(runs.map((run) => run[name] ?? Number.NaN))])
  // Same names, same kind of value: what `fromEntries` can't say in types.
  return Object.fromEntries(entries) as F
}
