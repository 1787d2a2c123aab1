/**
 * The entries of a body: `{ entries: […] }`, a bare list, one entry, or JSON lines, one entry to a line. What is none of these is
 * returned as it is, for the schema to refuse. Throws a SyntaxError when a line is no JSON.
 */
export const entriesIn = (text: string): unknown => {
  const value = parseWhole(text)
  if (value === undefined) return { entries: linesOf(text).map((line) => JSON.parse(line) as unknown) }
  if (Array.isArray(value)) return { entries: value }
  return isEntry(value) ? { entries: [value] } : value
}

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '')

/** Undefined when it is more than one line of JSON, or none at all. */
const parseWhole = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch (error) {
    if (linesOf(text).length > 1) return undefined
    throw error
  }
}

const isEntry = (value: unknown): boolean => typeof value === 'object' && value !== null && !('entries' in value)
