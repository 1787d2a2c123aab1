import { useEffect, useState, type ComponentProps, type ComponentType, type ReactNode } from 'react'
import type { SubmittedOrder } from '@galo/contracts/orders'
import type { RestaurantSummary } from '@galo/contracts/restaurants'
import { css } from '@galo/css'
import { useServices } from '@galo/services'
import { Button } from '@galo/ui'
import { useWords } from '@galo/words'
import type { RiderMap } from './rider-map'
import { isOnTheMap, type RiderReading } from './rider.model'
import { RIDER_WORDS } from './rider.words'

const frame = css`
  display: grid;
  gap: 12px;
  justify-items: start;

  & > section {
    width: 100%;
  }
  /* As large as the ground that the panel lies over. */
  @media (min-width: 960px) {
    justify-items: stretch;
    & > section {
      height: 100%;
    }
  }
  /* On a phone the map is what one looks at: it stands above the words, which say the same. */
  @media (max-width: 959.98px) {
    &[data-ride] {
      order: -1;
    }
  }
`

/** Who asked their browser to save data presses for a map. */
const isSavingData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

interface RidePlaceProps {
  readonly order: SubmittedOrder
  readonly restaurant: RestaurantSummary | null
  readonly rider: RiderReading | null
  /** The place without a map. */
  readonly children: ReactNode
}

type Map = ComponentType<ComponentProps<typeof RiderMap>>

/** Where it goes; and while it is on the way, a map with who brings it. Without a map, as without one's code, the address stands in its place. */
export const RidePlace = ({ order, restaurant, rider, children }: RidePlaceProps) => {
  const words = useWords(RIDER_WORDS)
  const { log } = useServices()
  const isRiding = rider !== null && isOnTheMap(order)
  const [isWanted, setWanted] = useState(false)
  const [LiveMap, setLiveMap] = useState<Map | null>(null)
  const [state, setState] = useState<'waiting' | 'drawn' | 'failed'>('waiting')
  // Nobody rides on the server: a rider is heard of in the browser alone.
  const isSaving = isRiding && isSavingData()
  const wants = isRiding && (isWanted || !isSaving)
  useEffect(() => {
    if (!wants) return
    let isGone = false
    import('./rider-map').then(
      (module) => isGone || setLiveMap(() => module.RiderMap),
      (error: unknown) => log('warning', 'The map of a ride could not be brought', { error }),
    )
    return () => {
      isGone = true
    }
  }, [wants, log])
  const isLive = wants && LiveMap !== null && state !== 'failed'
  const geo = restaurant?.geo
  return (
    <div css={frame} data-ride={isRiding || undefined}>
      {!(isLive && state === 'drawn') && children}
      {isLive && (
        <LiveMap
          reading={rider}
          restaurant={geo === undefined ? null : { latitude: geo.latitude, longitude: geo.longitude }}
          isDrawn={state === 'drawn'}
          onDrawn={() => setState('drawn')}
          onFailed={() => setState('failed')}
        />
      )}
      {isRiding && isSaving && !isWanted && (
        <Button variant="soft" onClick={() => setWanted(true)}>
          {words.showMap}
        </Button>
      )}
    </div>
  )
}
