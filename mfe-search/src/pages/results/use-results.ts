import { useState } from 'react'
import { traceOf } from '@galo/contracts/errors'
import { traceFrom } from '@galo/contracts/trace'
import { useLocation } from '@galo/navigation'
import { useAsyncData, useServices } from '@galo/services'
import type { ResultsData } from './results-data'
import { searchStateOf } from './search-state.model'

/** The loader's data, and after a failure the data of the latest retry (D17). */
export const useResults = (loaded: ResultsData) => {
  const services = useServices()
  const { search } = useLocation()
  const [last, setLast] = useState<{ readonly of: ResultsData; readonly count: number } | null>(null)
  // Another search has come with data of its own: retries of the one before are dropped.
  const again = last?.of === loaded ? last : null

  const found = useAsyncData({
    key: again,
    keepsFrom: ({ of }) => of === loaded,
    /** The loader's code is imported here: a page from the server comes without it, and the import may fail too. */
    load: async (signal): Promise<ResultsData> => {
      try {
        const { findResults } = await import('./results-page.loader')
        return await findResults({ search: new URLSearchParams(search), services, signal })
      } catch (error) {
        const reference = traceOf(error) ?? traceFrom(services.createId())
        const details = { error, trace: reference }
        if (!signal.aborted) services.log('error', 'search: asking again failed', details)
        return { kind: 'failed', query: loaded.query, code: 'remote-unavailable', part: 'restaurants', reference }
      }
    },
  })

  const tries = again?.count ?? 0
  const busy = found.kind === 'loading' || (found.kind === 'ready' && found.isRefreshing)
  const data = found.kind === 'ready' ? found.data : loaded
  return {
    data,
    state: searchStateOf({
      hasError: data.kind === 'failed',
      hasResults: data.kind === 'found',
      isLoading: busy,
    }),
    failures: busy ? tries : tries + 1,
    busy,
    retry: () => setLast({ of: loaded, count: tries + 1 }),
  }
}
