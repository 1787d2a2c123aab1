import { useEffect, useState } from 'react'
import { useEnvironment } from '../app-environment'
import type { PageEntry } from './page-entry'

/** Where a page that is for customers alone leads to once it is known that nobody is signed in (B06); `null` while it may stay. */
export const useRequiredSession = ({ match, url }: PageEntry): string | null => {
  const environment = useEnvironment()
  const [door, setDoor] = useState<string | null>(null)
  const back = match.session === 'required' ? url.pathname + url.search : null
  useEffect(() => {
    if (back === null) return
    const gone = new AbortController()
    import('./required-session').then(
      ({ followRequiredSession }) => followRequiredSession(environment, back, setDoor, gone.signal),
      // What only customers may have is refused to anybody else all the same.
      () => {},
    )
    return () => gone.abort()
  }, [environment, back])
  return door
}
