import { useMutation } from '@tanstack/react-query'
import { useToast } from '../toast/toast'

export interface Action<A extends readonly unknown[]> {
  readonly run: (...args: A) => void
  readonly isBusy: boolean
  /** What it was started with, while it runs. */
  readonly pending: A | undefined
}

/** Something that is done once at a time; what goes wrong is said in the platform's own words. */
export const useAction = <A extends readonly unknown[] = []>(work: (...args: A) => Promise<unknown>): Action<A> => {
  const { notifyError } = useToast()
  const { mutate, isPending, variables } = useMutation<unknown, Error, A>({
    mutationFn: (args) => work(...args),
    onError: ({ message }) => notifyError(message),
  })
  return {
    run: (...args) => {
      if (!isPending) mutate(args)
    },
    isBusy: isPending,
    pending: isPending ? variables : undefined,
  }
}
