/** The smallest measured value that so large a share of all of them does not exceed: `centile(values, 0.98)` is the 98th. */
export const centile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((one, other) => one - other)
  const value = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)]
  if (value === undefined) throw new Error('There is no centile of nothing')
  return value
}

/** What stands for many presses: the 98th centile of them. */
export const inp = (values: readonly number[]): number => centile(values, 0.98)
