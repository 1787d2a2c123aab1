import { useEffect, useRef, type MouseEvent } from 'react'
import type { LatLng } from '@galo/domain'
import { useServices } from '@galo/services'
import { mapPictureUrl } from '@galo/vendors/map-picture'
import { useWords } from '@galo/words'
import { PICTURE_PX, spotIn, type CatchmentRing, type MapFrame, type MapPin } from './results-map.model'
import { PinDrawing, YouDrawing } from './pin-drawing'
import { pinName } from './pin-name'
import { RESULTS_MAP_WORDS } from './results-map.words'

export interface PinsProps {
  readonly chosen: string | null
  /** Pointed at, or reached by keyboard. */
  readonly onPoint: (id: string) => void
  /** Pressed. */
  readonly onChoose: (id: string) => void
}

/** What a link to a card does, on the map and at its edge: before there is code, the browser goes to the card by itself. */
export const toCard = (id: string, { chosen, onPoint, onChoose }: PinsProps) => ({
  href: `#${id}`,
  'aria-current': id === chosen || undefined,
  onPointerEnter: () => onPoint(id),
  onFocus: () => onPoint(id),
  onClick: (event: MouseEvent) => {
    event.preventDefault()
    onChoose(id)
  },
})

const Pin = ({ pin, ...pins }: PinsProps & { readonly pin: MapPin }) => {
  const { place, number, x, y, room, isTight } = pin
  const words = useWords(RESULTS_MAP_WORDS)
  return (
    <g transform={`translate(${x} ${y})`} data-room={room} data-tight={isTight || undefined}>
      <a
        className="map-pin"
        data-look={place.look}
        aria-label={pinName(place, number, words)}
        {...toCard(place.id, pins)}
      >
        <PinDrawing number={number} look={place.look} />
      </a>
    </g>
  )
}

export interface MapPictureProps extends PinsProps {
  readonly frame: MapFrame
  readonly origin: LatLng
  readonly pins: readonly MapPin[]
  readonly ring: CatchmentRing | null
  /** The streets did not come: pins and dots stand on plain ground. */
  readonly isMissing: boolean
  readonly onFail: () => void
}

/** The provider's picture of the streets with pins laid over it: comes with the page, and needs no script of theirs. */
export const MapPicture = ({ frame, origin, pins, ring, isMissing, onFail, ...rest }: MapPictureProps) => {
  const words = useWords(RESULTS_MAP_WORDS)
  const { config } = useServices()
  const picture = useRef<HTMLImageElement>(null)
  const you = spotIn(frame, origin)
  // Half the size at one step less, twice as sharp: more than this in one piece the provider does not draw.
  const half = { width: PICTURE_PX / 2, height: PICTURE_PX / 2 }
  const src = mapPictureUrl(config, { center: frame.center, zoom: frame.zoom - 1, ...half })

  // It may have failed before there was anybody to hear it.
  useEffect(() => {
    const { complete = false, naturalWidth = 1 } = picture.current ?? {}
    if (complete && naturalWidth === 0) onFail()
  }, [src, onFail])

  return (
    <div className="map-ground">
      {!isMissing && (
        <img
          ref={picture}
          src={src}
          alt={words.streets}
          width={PICTURE_PX}
          height={PICTURE_PX}
          loading="lazy"
          decoding="async"
          fetchPriority="low"
          draggable={false}
          onError={onFail}
        />
      )}
      <svg viewBox={`0 0 ${PICTURE_PX} ${PICTURE_PX}`}>
        {ring !== null && (
          <circle
            cx={ring.x}
            cy={ring.y}
            r={ring.radius}
            fill="#2440CF"
            fillOpacity=".06"
            stroke="#2440CF"
            strokeWidth="3"
            strokeLinecap="round"
            strokeDasharray="0.1 9"
          />
        )}
        <g transform={`translate(${you.x} ${you.y})`}>
          <g className="map-you">
            <YouDrawing />
          </g>
        </g>
        {pins.map((pin) => (
          <Pin key={pin.place.id} pin={pin} {...rest} />
        ))}
      </svg>
    </div>
  )
}
