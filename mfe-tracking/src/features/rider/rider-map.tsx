import { useEffect, useState } from 'react'
import { css } from '@galo/css'
import type { LatLng } from '@galo/domain'
import { useServices } from '@galo/services'
import { FireIcon, HouseFillIcon, MopedIcon } from '@galo/ui'
import { MapCanvas, MapLine, MapPlace, MovingPlace, useMaps } from '@galo/vendors/maps'
import { useWords } from '@galo/words'
import { MapBoundary } from './map-boundary'
import { besidePanel, rideFrame } from './ride-frame'
import { FOLLOW_EVERY_MS, placeOf, type RiderReading } from './rider.model'
import { RIDER_WORDS } from './rider.words'
import { useScreenFrom } from '../../screen/use-screen-from'

const AZUL = '#2440CF'

const map = css`
  position: relative;
  min-height: 320px;
  border-radius: var(--r-4);
  overflow: clip;
  background: #e7ecf9;

  .ride-canvas {
    position: absolute;
    inset: 0;
  }
  &:not([data-drawn]) {
    position: absolute;
    inset: 0;
    visibility: hidden;
  }
  .badge {
    display: grid;
    place-items: center;
    width: 48px;
    height: 48px;
    margin: -24px 0 0 -24px;
    border: 4px solid #fff;
    border-radius: 50%;
    color: #fff;
    box-shadow: var(--e-2);
  }
  .badge.flat {
    margin: 0;
  }
  .rider {
    background: var(--limao-400);
    color: var(--tinta-900);
    border-radius: var(--r-3);
  }
  .door {
    background: var(--tinta-900);
  }
  .grill {
    background: #ff5a2b;
    color: var(--limao-400);
  }
  @media (min-width: 960px) {
    border-radius: 0;
  }
  @media print {
    display: none;
  }
`

interface RiderMapProps {
  readonly reading: RiderReading
  readonly restaurant: LatLng | null
  /** The map stands, or can't be had. */
  readonly onDrawn: () => void
  readonly onFailed: () => void
  readonly isDrawn: boolean
}

/** Whoever carries it on their way to the door (J10), gliding from one fix to the next. The words beside it say the same. */
export const RiderMap = ({ reading, restaurant, onDrawn, onFailed, isDrawn }: RiderMapProps) => {
  const words = useWords(RIDER_WORDS)
  const services = useServices()
  const state = useMaps(services)
  const hasFailed = state === 'failed' || state === 'auth-failure'
  useEffect(() => {
    if (hasFailed) onFailed()
  }, [hasFailed, onFailed])

  const { tracking, trail } = reading
  const rider = placeOf(tracking.rider_position)
  const door = placeOf(tracking.customer_position)
  const isWide = useScreenFrom(960)
  const [frame, setFrame] = useState(() => rideFrame(null, rider, door))
  const next = rideFrame(frame, rider, door)
  if (next !== frame) setFrame(next)
  const thrown = (error: unknown) => {
    services.log('error', 'The map of a ride could not be drawn', { error })
    onFailed()
  }
  if (state !== 'loaded') return null
  return (
    <section css={map} data-drawn={isDrawn || undefined} aria-label={words.map(tracking.rider.full_name)}>
      <MapBoundary onThrown={thrown}>
        <MapCanvas
          className="ride-canvas"
          center={isWide ? besidePanel(next) : next.center}
          zoom={next.zoom}
          mapType="roadmap"
          gestures="shared"
          onIdle={onDrawn}
        >
          <MapLine points={[rider, door]} color={AZUL} />
          {trail.length > 1 && <MapLine points={trail} color={AZUL} isSolid />}
          {restaurant && (
            <MapPlace at={restaurant}>
              <span className="badge flat grill">
                <FireIcon size={24} />
              </span>
            </MapPlace>
          )}
          <MapPlace at={door}>
            <span className="badge flat door">
              <HouseFillIcon size={22} />
            </span>
          </MapPlace>
          <MovingPlace at={rider} glideMs={FOLLOW_EVERY_MS}>
            <span className="badge rider">
              <MopedIcon size={26} />
            </span>
          </MovingPlace>
        </MapCanvas>
      </MapBoundary>
    </section>
  )
}
