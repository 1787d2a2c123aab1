import { notifyManager, QueryClient } from '@tanstack/react-query'

// At once, and not in a task of its own: what an action wrote is on the screen before the action is over, and no tick flickers.
notifyManager.setScheduler(queueMicrotask)

/**
 * An answer stays fresh until an event changes it or marks it as old. Nothing is asked twice by itself, and this machine
 * being offline says nothing about a platform that runs on it.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        gcTime: Infinity,
        retry: false,
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
    },
  })
