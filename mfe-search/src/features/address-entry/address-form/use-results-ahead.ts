import { useEffect } from 'react'
import { loadTransport, useAsyncData, useServices } from '@galo/services'
import { addressSearch } from '../address-search'
import type { PlaceSearch } from '../use-place-search'

/** What the shell is told of a page that is likely next. */
const PREPARED = 'data-prepare'

/**
 * Whoever is at the field will ask, so what carries the question comes before the first letter. Where a suggestion is, is asked for when it is picked; then
 * the list there is the likely next, and the shell brings it where the connection allows it.
 */
export const useResultsAhead = ({ chosen, input, pathTo }: PlaceSearch, asksForDoor: boolean): void => {
  const services = useServices()
  useEffect(() => void loadTransport().catch(() => {}), [])
  const asked = useAsyncData({
    key: asksForDoor ? null : (chosen?.id ?? null),
    load: (_signal, id) => addressSearch(services).details(id),
  })
  const ahead =
    chosen !== null && asked.kind === 'ready' ? pathTo(chosen.displayLabel, asked.data.address.coordinates) : null
  useEffect(() => {
    // The form is in the first view, which has no room for what comes as late as this.
    const form = input.current?.form
    if (ahead === null || !form) return
    form.setAttribute(PREPARED, ahead)
    return () => form.removeAttribute(PREPARED)
  }, [ahead, input])
}
