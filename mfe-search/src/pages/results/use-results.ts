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

  const retry = async () => {
    setBusy(true)
    const { findResults } = await import('./results-page.loader')
    const data = await findResults({
      search: new URLSearchParams(search),
      services,
      signal: new AbortController().signal,
    })
    setAgain({ of: loaded, data, tries: (own?.tries ?? 0) + 1 })
    setBusy(false)
  }

  return { data: own?.data ?? loaded, failures: (own?.tries ?? 0) + 1, busy, retry }
}
