/** Makes visits, and makes one that failed a second time: a busy machine loses one now and then, and the others are worth keeping. */
export const createAttempts = (say: (line: string) => void) => {
  const repeated: string[] = []
  return {
    /** What was made a second time, and why, for the report. */
    repeated: repeated as readonly string[],
    attempt: async <T>(what: string, make: () => Promise<T>): Promise<T> => {
      try {
        return await make()
      } catch (error) {
        const why = (error instanceof Error ? error.message : String(error)).split('\n')[0]
        repeated.push(`${what} (${why})`)
        say(`bench: ${what} failed and is made once more: ${why}`)
        return make()
      }
    },
  }
}

export type Attempts = ReturnType<typeof createAttempts>
