import { useState } from 'react'
import { useToast } from '../toast/toast'

export interface Action<A extends readonly unknown[]> {
  readonly run: (...args: A) => void
  readonly isBusy: boolean
  /** What it was started with, while it runs: a tick that was set is seen at once. */
  readonly pending: A | undefined
}

/** Something that is done once at a time; what goes wrong is said in the platform's own words. */
export const useAction = <A extends readonly unknown[] = []>(work: (...args: A) => Promise<unknown>): Action<A> => {
  const { notifyError } = useToast()
  const [pending, setPending] = useState<A>()
  const run = async (...args: A): Promise<void> => {
    if (pending !== undefined) return
    setPending(args)
    try {
      await work(...args)
    } catch (error) {
      notifyError(error instanceof Error ? error.message : String(error))
    } finally {
      setPending(undefined)
    }
  }
  return { run: (...args) => void run(...args), isBusy: pending !== undefined, pending }
}
