import { QueryClient } from '@tanstack/react-query'

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
      mutations: { networkMode: 'always' },
    },
  })
