import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import { useHydrated } from '@galo/ui'
import type { MapBesideProps } from './map-beside'

/** Narrower windows have no room beside the list; there it is shown in the list's place, by its address. */
const WIDE = '(min-width: 768px)'
const ALONE = '#map'
const RETRY_MS = 15_000

let Brought: ComponentType<MapBesideProps> | null = null

const bring = async (): Promise<ComponentType<MapBesideProps>> => (Brought ??= (await import('./map-beside')).MapBeside)

/** A server doesn't know how wide a window is, and draws for every one. */
const hasRoom = (): boolean => typeof matchMedia === 'undefined' || matchMedia(WIDE).matches || location.hash === ALONE

const roomForIt = (): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (!hasRoom()) return
      matchMedia(WIDE).removeEventListener('change', look)
      removeEventListener('hashchange', look)
      resolve()
    }
    if (typeof matchMedia === 'undefined') return resolve()
    matchMedia(WIDE).addEventListener('change', look)
    addEventListener('hashchange', look)
    look()
  })

/** Brings the code while the page's data are on their way, so that the map is drawn with the page: by the server always. */
export const askForMap = async (): Promise<void> => {
  if (hasRoom()) await bring().catch(() => {})
}

const aWhile = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, RETRY_MS))

/** Code that doesn't come is asked for again. Meanwhile the server's drawing stays, whose pins are links. */
const Map = lazy(async () => {
  await roomForIt()
  for (;;)
    try {
      return { default: await bring() }
    } catch {
      await aWhile()
    }
})

const Alive = ({ tell }: { readonly tell: (isAlive: true) => void }) => {
  useEffect(() => tell(true), [tell])
  return null
}

/**
 * The map, whose code is no part of the first view, and comes to a phone when it is asked for. What the server has drawn stays as it was until its code is here: at the first
 * change React would give it up.
 */
export const LateMap = (props: MapBesideProps) => {
  const isHydrated = useHydrated()
  const [isAlive, setAlive] = useState(isHydrated)
  // One and the same for as long as it stands: another one would be drawn anew, and forget what was pressed on it.
  const [Part] = useState(() => Brought ?? Map)
  const part = (
    <Suspense>
      <Part {...props} />
      {!isAlive && <Alive tell={setAlive} />}
    </Suspense>
  )
  const [first] = useState(part)
  return isAlive ? part : first
}
