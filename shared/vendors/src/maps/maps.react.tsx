import { useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import { GoogleMap, MarkerF, OverlayViewF, PolylineF } from '@react-google-maps/api'
import { MARKETS, type LatLng, type Market } from '@galo/domain'
import type { MapsState } from './maps.port'
import { mapsProvider } from './maps.provider'

export type MapType = 'roadmap' | 'satellite'

const literal = ({ latitude, longitude }: LatLng): google.maps.LatLngLiteral => ({ lat: latitude, lng: longitude })
const never = (): MapsState => 'not-loaded'

/** What a page knows of itself that the provider asks for. */
export interface MapsPage {
  readonly config: {
    readonly mapsKey: string
    readonly mapsApiUrl: string | null
    readonly language: string
    readonly market: Market
  }
  readonly log: (level: 'error', message: string, facts: { readonly state: MapsState }) => void
}

/** Asks for the provider's script and says how far it is. Another number of `tries` asks once more after a failure. */
export const useMaps = ({ config, log }: MapsPage, tries = 0): MapsState => {
  const { subscribe, state } = mapsProvider()
  useEffect(() => {
    const { mapsKey: key, mapsApiUrl: apiUrl, language, market } = config
    const settings = { key, apiUrl, language, region: MARKETS[market].countryCode }
    mapsProvider().load(settings, (message, failed) => log('error', message, { state: failed }))
  }, [config, log, tries])
  return useSyncExternalStore(subscribe, state, never)
}

/** The provider's own buttons are in its own words and under no thumb: ours are on the page. */
const OPTIONS: google.maps.MapOptions = { disableDefaultUI: true, clickableIcons: false, keyboardShortcuts: true }

export interface MapCanvasProps {
  readonly className?: string | undefined
  readonly center: LatLng
  readonly zoom: number
  readonly mapType: MapType
  /** `shared`: on a page that scrolls, two fingers or a key move the map. */
  readonly gestures: 'shared' | 'own'
  /** The map stands and its streets are drawn. */
  readonly onIdle?: () => void
  /** The customer has come closer, or stepped back. */
  readonly onZoom?: (zoom: number) => void
  readonly children?: ReactNode
}

/** The map one can move. Comes anew whenever its page is shown again: the provider's class builds a second one in the same place, and takes none down. */
export const MapCanvas = (props: MapCanvasProps) => {
  const { className, center, zoom, mapType, gestures, onIdle, onZoom, children } = props
  const [visit, setVisit] = useState(0)
  const [at, setAt] = useState(() => literal(center))
  const [of, setOf] = useState(center)
  const [map, setMap] = useState<google.maps.Map | null>(null)
  useEffect(() => () => setVisit((before) => before + 1), [])
  // Another middle is a wish; the same one again is not, and leaves who moved it where they are.
  if (of.latitude !== center.latitude || of.longitude !== center.longitude) {
    setOf(center)
    setAt(literal(center))
  }
  return (
    <GoogleMap
      key={visit}
      {...(className !== undefined && { mapContainerClassName: className })}
      center={at}
      zoom={zoom}
      mapTypeId={mapType}
      options={{ ...OPTIONS, gestureHandling: gestures === 'shared' ? 'cooperative' : 'greedy' }}
      onLoad={setMap}
      onUnmount={() => setMap(null)}
      {...(onIdle && { onIdle })}
      onZoomChanged={() => {
        const now = map?.getZoom()
        if (now !== undefined && now !== zoom) onZoom?.(now)
      }}
    >
      {children}
    </GoogleMap>
  )
}

const onItsFoot = (width: number, height: number) => ({ x: -width / 2, y: -height })

/**
 * What stands at a place: its own foot is there, in the middle. The same position is handed over while the place is the same: for another one the
 * provider takes it off the map and puts it on again, and whoever had the focus there has lost it.
 */
export const MapPlace = ({
  at: { latitude, longitude },
  children,
}: {
  readonly at: LatLng
  readonly children: ReactNode
}) => {
  const position = useMemo(() => literal({ latitude, longitude }), [latitude, longitude])
  return (
    <OverlayViewF position={position} mapPaneName="overlayMouseTarget" getPixelPositionOffset={onItsFoot}>
      {children}
    </OverlayViewF>
  )
}

export interface MapLineProps {
  readonly points: readonly LatLng[]
  readonly color: string
  /** A way that was gone, instead of dots. */
  readonly isSolid?: boolean
}

/** A line, dotted unless it is said to be solid. */
export const MapLine = ({ points, color, isSolid = false }: MapLineProps) => (
  <PolylineF
    path={points.map(literal)}
    options={
      isSolid
        ? { strokeColor: color, strokeOpacity: 1, strokeWeight: 6, clickable: false }
        : {
            strokeOpacity: 0,
            clickable: false,
            icons: [
              { icon: { path: 0, scale: 1.5, fillColor: color, fillOpacity: 1, strokeColor: color }, repeat: '9px' },
            ],
          }
    }
  />
)

export interface DragPinProps {
  readonly at: LatLng
  readonly title: string
  readonly onDrop: (at: LatLng) => void
}

/** A pin that is carried to where it belongs, by pointer or by arrow keys. */
export const DragPin = ({ at, title, onDrop }: DragPinProps) => (
  <MarkerF
    position={literal(at)}
    title={title}
    draggable
    onDragEnd={({ latLng }) => {
      if (latLng !== null) onDrop({ latitude: latLng.lat(), longitude: latLng.lng() })
    }}
  />
)
