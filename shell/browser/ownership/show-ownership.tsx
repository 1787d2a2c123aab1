import { createRoot } from 'react-dom/client'
import { ServicesProvider } from '@galo/services'
import type { AppEnvironment } from '../app-environment'
import { OwnershipOverlay } from './ownership-overlay'
import { followVitals, type Vital } from './vitals-of-page'

const createVitals = () => {
  let vitals: readonly Vital[] = []
  const listeners = new Set<() => void>()
  // Without the code that measures there is everything else to see.
  followVitals((vital) => {
    vitals = [...vitals.filter(({ name }) => name !== vital.name), vital]
    for (const listener of listeners) listener()
  }).catch(() => {})
  return {
    get: () => vitals,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

let vitals: ReturnType<typeof createVitals> | undefined
let takeAway: (() => void) | undefined

/** Shows whose work the page is, or, where that is shown, takes it away; in a root of its own, that nothing of the page waits for. */
export const toggleOwnership = ({ visit, services }: Pick<AppEnvironment, 'visit' | 'services'>): void => {
  if (takeAway !== undefined) return takeAway()
  vitals ??= createVitals()
  const place = document.createElement('div')
  place.dataset['ownership'] = ''
  document.body.append(place)
  const root = createRoot(place, { identifierPrefix: 'ownership' })
  takeAway = () => {
    root.unmount()
    place.remove()
    takeAway = undefined
  }
  root.render(
    <ServicesProvider services={services}>
      <OwnershipOverlay visit={visit} vitals={vitals} onClose={() => takeAway?.()} />
    </ServicesProvider>,
  )
}
