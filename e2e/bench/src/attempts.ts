/** Throw it where the other checkout has nothing yet of what is to be measured: that is no fault of a visit. */
export class NotThere extends Error {}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).split('\n')[0]

/**
 * Makes visits. One that failed is made a second time, and given up after that: a busy machine loses one now and then, and the
 * others are worth keeping. What was twice not there is not looked for again.
 */
export const createAttempts = (say: (line: string) => void) => {
  const failed: string[] = []
  const passedOver = new Set<string>()
  const note = (line: string) => {
    failed.push(line)
    say(`bench: ${line}`)
  }
  return {
    /** What was made a second time, given up or passed over, and why, for the report. */
    failed: failed as readonly string[],
    /** What the visit found, or `undefined` when it failed twice or is of something that is not there. */
    attempt: async <T>(what: string, make: () => Promise<T>): Promise<T | undefined> => {
      if (passedOver.has(what)) return undefined
      try {
        return await make()
      } catch (error) {
        note(`${what} was made again: ${reasonOf(error)}`)
        try {
          return await make()
        } catch (second) {
          const isThere = !(second instanceof NotThere)
          if (!isThere) passedOver.add(what)
          note(`${what} was ${isThere ? 'given up' : 'passed over from there on'}: ${reasonOf(second)}`)
          return undefined
        }
      }
    },
  }
}

export type Attempts = ReturnType<typeof createAttempts>
