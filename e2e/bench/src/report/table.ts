const padded = (cells: readonly string[], widths: readonly number[]) =>
  `| ${cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |`

/** A Markdown table laid out as the formatter lays them out. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const widths = head.map((title, column) => Math.max(3, title.length, ...rows.map((row) => row[column]?.length ?? 0)))
  const rule = widths.map((width) => '-'.repeat(width))
  return [head, rule, ...rows].map((cells) => padded(cells, widths)).join('\n')
}
