import { useState } from 'react'
import { useLocation } from '@galo/navigation'
import { useServices } from '@galo/services'
import type { ResultsData } from './results-data'

/** What the loader brought, and after a failure what the tries since then brought (row D17). */
export const useResults = (loaded: ResultsData) => {
  const services = useServices()
  const { search } = useLocation()
  const [again, setAgain] = useState<{
    readonly of: ResultsData
    readonly data: ResultsData
    readonly tries: number
  } | null>(null)
  const [busy, setBusy] = useState(false)
  // Another search came with data of its own: the tries belong to the one before.
  const own = again?.of === loaded ? again : null

  /** After a page from the server the code that asks is not here yet, and may fail to come as anything else may. */
  const ask = async (): Promise<ResultsData> => {
    const asked = new URLSearchParams(search)
    try {
      const { findResults } = await import('./results-page.loader')
      return await findResults({ search: asked, services, signal: new AbortController().signal })
    } catch (error) {
      services.log('error', 'search: asking again failed', { error: String(error) })
      return { kind: 'failed', query: loaded.query, code: 'remote-unavailable' }
    }
  }

  const retry = async () => {
    setBusy(true)
    const data = await ask()
    setAgain({ of: loaded, data, tries: (own?.tries ?? 0) + 1 })
    setBusy(false)
  }

  return { data: own?.data ?? loaded, failures: (own?.tries ?? 0) + 1, busy, retry }
}
