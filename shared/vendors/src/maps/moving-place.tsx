import { useEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useGoogleMap } from '@react-google-maps/api'
import type { LatLng } from '@galo/domain'

/** What the provider asks to be drawn, on a layer of its own that is moved and never taken down. */
interface Layer {
  readonly element: HTMLElement
  readonly put: (at: LatLng) => void
  readonly remove: () => void
}

const createLayer = (map: google.maps.Map, first: LatLng): Layer => {
  const element = document.createElement('div')
  element.style.position = 'absolute'
  let at = first
  const overlay = new google.maps.OverlayView()
  overlay.onAdd = () => void overlay.getPanes()?.overlayMouseTarget.append(element)
  overlay.draw = () => {
    const { latitude: lat, longitude: lng } = at
    const spot = overlay.getProjection().fromLatLngToDivPixel(new google.maps.LatLng({ lat, lng }))
    if (spot !== null) element.style.transform = `translate(${spot.x}px, ${spot.y}px)`
  }
  overlay.onRemove = () => element.remove()
  overlay.setMap(map)
  return {
    element,
    put: (next) => {
      at = next
      if (element.isConnected) overlay.draw()
    },
    remove: () => overlay.setMap(null),
  }
}

const between = (from: LatLng, to: LatLng, share: number): LatLng => ({
  latitude: from.latitude + (to.latitude - from.latitude) * share,
  longitude: from.longitude + (to.longitude - from.longitude) * share,
})

export interface MovingPlaceProps {
  readonly at: LatLng
  /** How long it takes from one place to the next, in milliseconds. Who wants no motion sees it jump. */
  readonly glideMs: number
  readonly children: ReactNode
}

/** Somebody on the way: glides from where they were seen to where they are seen now. Its own origin is at the place. */
export const MovingPlace = ({ at: { latitude, longitude }, glideMs, children }: MovingPlaceProps) => {
  const map = useGoogleMap()
  const [layer, setLayer] = useState<Layer | null>(null)
  const shown = useRef<LatLng>({ latitude, longitude })
  useEffect(() => {
    if (map === null) return
    const made = createLayer(map, shown.current)
    setLayer(made)
    return () => made.remove()
  }, [map])
  useEffect(() => {
    if (layer === null) return
    const from = shown.current
    const to = { latitude, longitude }
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    let began: number | null = null
    let frame = 0
    const step = (now: number) => {
      began ??= now
      const share = isStill ? 1 : Math.min(1, (now - began) / glideMs)
      shown.current = between(from, to, share)
      layer.put(shown.current)
      if (share < 1) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [layer, latitude, longitude, glideMs])
  return layer && createPortal(children, layer.element)
}
