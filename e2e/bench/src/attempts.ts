const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).split('\n')[0]

/**
 * Makes visits. One that failed is made a second time, and given up after that: a busy machine loses one now and then, and the
 * others are worth keeping.
 */
export const createAttempts = (say: (line: string) => void) => {
  const failed: string[] = []
  const note = (line: string) => {
    failed.push(line)
    say(`bench: ${line}`)
  }
  return {
    /** What was made a second time or given up, and why, for the report. */
    failed: failed as readonly string[],
    /** What the visit found, or `undefined` when it failed twice. */
    attempt: async <T>(what: string, make: () => Promise<T>): Promise<T | undefined> => {
      try {
        return await make()
      } catch (error) {
        note(`${what} was made again: ${reasonOf(error)}`)
        try {
          return await make()
        } catch (second) {
          note(`${what} was given up: ${reasonOf(second)}`)
          return undefined
        }
      }
    },
  }
}

export type Attempts = ReturnType<typeof createAttempts>
