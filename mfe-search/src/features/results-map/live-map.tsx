import { useEffect, useState, type UIEvent } from 'react'
import type { LatLng } from '@galo/domain'
import { useServices } from '@galo/services'
import { MapCanvas, MapLine, MapPlace, useMaps, type MapsState, type MapType } from '@galo/vendors/maps'
import { useWords } from '@galo/words'
import { toCard, type PinsProps } from './map-picture'
import { pinName } from './pin-name'
import { PinDrawing, YouDrawing } from './pin-drawing'
import { roundOf, type Catchment, type MapFrame, type MapPlace as Place } from './results-map.model'
import { RESULTS_MAP_WORDS } from './results-map.words'

/** A browser brings what has the focus into sight by scrolling what it lies in, and with it the streets out of it: the map goes there instead. */
const keepStill = ({ target }: UIEvent) => {
  if (target instanceof Element) target.scrollTo({ top: 0, left: 0, behavior: 'instant' })
}

export interface LiveMapProps extends PinsProps {
  readonly frame: MapFrame
  readonly zoom: number
  readonly mapType: MapType
  readonly origin: LatLng
  readonly places: readonly Place[]
  readonly catchment: Catchment | null
  /** Another number asks once more after a failure. */
  readonly tries: number
  readonly onState: (state: MapsState) => void
  readonly onDrawn: () => void
  readonly onZoom: (zoom: number) => void
}

/** The provider's map, which one can move. It is brought by whoever wants that. */
export const LiveMap = (props: LiveMapProps) => {
  const { frame, zoom, mapType, origin, places, catchment, tries, onState, onDrawn, onZoom, ...pins } = props
  const words = useWords(RESULTS_MAP_WORDS)
  const state = useMaps(useServices(), tries)
  useEffect(() => onState(state), [onState, state])

  /** Whose pin was reached by keyboard, wherever it is; on another frame nobody's has been. */
  const [reached, setReached] = useState<{ readonly on: MapFrame; readonly at: LatLng } | null>(null)

  if (state !== 'loaded') return null
  return (
    <div onScrollCapture={keepStill}>
      <MapCanvas
        className="map-canvas"
        center={reached?.on === frame ? reached.at : frame.center}
        zoom={zoom}
        mapType={mapType}
        gestures="shared"
        onIdle={onDrawn}
        onZoom={onZoom}
      >
        {catchment && <MapLine points={roundOf(catchment)} color="#2440CF" />}
        <MapPlace at={origin}>
          <svg className="map-you" width="44" height="1">
            <g transform="translate(22 0)">
              <YouDrawing />
            </g>
          </svg>
        </MapPlace>
        {places.map((place, index) => (
          <MapPlace key={place.id} at={place.coordinates}>
            <a
              className="map-pin"
              data-look={place.look}
              aria-label={pinName(place, index + 1, words)}
              {...toCard(place.id, pins)}
              onFocus={({ currentTarget }) => {
                pins.onPoint(place.id)
                if (currentTarget.matches(':focus-visible')) setReached({ on: frame, at: place.coordinates })
              }}
            >
              <svg width="44" height="56" viewBox="-22 -56 44 56">
                <PinDrawing number={index + 1} look={place.look} />
              </svg>
            </a>
          </MapPlace>
        ))}
      </MapCanvas>
    </div>
  )
}
