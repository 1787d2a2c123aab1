import { TimeoutError } from '@galo/contracts/errors'

/** What `work` comes to, or a `timeout` after so many milliseconds: nobody knows how long another team's promise takes. */
export const inTime = async <T>(work: Promise<T>, deadlineMs: number, what: string): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TimeoutError(what)), deadlineMs)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
