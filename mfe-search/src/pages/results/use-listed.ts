import { useEffect, useRef } from 'react'
import { usePublish } from '@galo/events'
import type { ResultsData } from './results-data'

/** Tells the others that a list is shown, and how busy its restaurants are; once, however often somebody comes back to it. */
export const useListed = (data: Extract<ResultsData, { kind: 'found' }>): void => {
  const publish = usePublish()
  const told = useRef<typeof data>(null)
  useEffect(() => {
    if (told.current === data) return
    told.current = data
    publish('restaurants.listed', { ...data.howBusy })
  }, [data, publish])
}
