import { lazy, Suspense, useCallback, useState, type ComponentType } from 'react'
import { MARKETS, type ChosenFulfilment, type LatLng } from '@galo/domain'
import { useLocale } from '@galo/words'
import { availabilityOf, isAvailable, type Availability } from '../../features/restaurant-list/availability.model'
import { CARE_PHONE, MAX_TRIES } from '../../features/restaurant-list/restaurant-list.errors'
import type { RestaurantResult } from '../../features/restaurant-list/restaurant-result'
import { ResultsMap } from '../../features/results-map/results-map'
import type { Catchment, PinLook } from '../../features/results-map/results-map.model'
import type { SearchTroubleProps } from '../../features/search-trouble/search-trouble-dialog'

/** Without its code the map says the same in its place. */
const TroubleDialog = lazy<ComponentType<SearchTroubleProps>>(() =>
  import('../../features/search-trouble/search-trouble-dialog').then(
    (module) => ({ default: module.SearchTroubleDialog }),
    () => ({ default: () => null }),
  ),
)

const lookOf = (availability: Availability): PinLook => {
  if (availability.kind === 'paused') return 'paused'
  return isAvailable(availability) ? 'open' : 'closed'
}

/** How far its riders go, where it has any. */
const catchmentOf = (result: RestaurantResult | undefined): Catchment | null =>
  result?.channel.catchmentMetres == null
    ? null
    : { name: result.name, coordinates: result.coordinates, metres: result.channel.catchmentMetres }

/** Where a link to a card leads a browser by itself: into sight, and who goes on by keyboard is there. Where the map stands in the list's place, by the address. */
const goToCard = (id: string): void => {
  if (location.hash === '#map') location.replace(`#${id}`)
  const card = document.getElementById(id)
  card?.scrollIntoView({ block: 'nearest' })
  card?.querySelector('a')?.focus({ preventScroll: true })
}

export interface MapBesideProps {
  readonly origin: LatLng
  readonly results: readonly RestaurantResult[]
  readonly way: ChosenFulfilment
  readonly now: number
  readonly chosen: string | null
  readonly onPoint: (id: string) => void
}

/** The list's restaurants on the map beside it. Whose pin is pressed, their card comes into sight. */
export const MapBeside = ({ origin, results, way, now, chosen, onPoint }: MapBesideProps) => {
  const { market } = useLocale()
  const { timeZone } = MARKETS[market]
  const [trouble, setTrouble] = useState<{ readonly again: (() => void) | null } | null>(null)
  const [failures, setFailures] = useState(0)
  const onFailed = useCallback((again: (() => void) | null) => {
    setFailures((before) => before + 1)
    setTrouble({ again })
  }, [])
  const again = failures < MAX_TRIES ? (trouble?.again ?? null) : null
  const close = () => setTrouble(null)
  return (
    <>
      <ResultsMap
        origin={origin}
        way={way}
        catchment={catchmentOf(results.find(({ id }) => id === chosen))}
        chosen={chosen}
        onPoint={onPoint}
        onChoose={(id) => {
          onPoint(id)
          goToCard(id)
        }}
        onFailed={onFailed}
        places={results.map((result) => ({
          id: result.id,
          name: result.name,
          coordinates: result.coordinates,
          look: lookOf(availabilityOf(result, way, now, timeZone)),
        }))}
      />
      {trouble !== null && (
        <Suspense>
          <TroubleDialog
            part="map"
            canRetry={again !== null}
            phone={CARE_PHONE[market]}
            onRetry={() => {
              close()
              again?.()
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}
