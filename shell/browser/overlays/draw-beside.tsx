import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { ServicesProvider, type Services } from '@galo/services'
import { closeByBack } from './close-by-back'

/** Draws beside the page, in a root of its own: the page's first script knows nothing of it. Returns how to take it away. */
export const drawBeside = ({ services }: { readonly services: Services }, what: ReactNode): (() => void) => {
  closeByBack(services.overlays)
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place, { identifierPrefix: 'beside' })
  root.render(<ServicesProvider services={services}>{what}</ServicesProvider>)
  return () => {
    root.unmount()
    place.remove()
  }
}
