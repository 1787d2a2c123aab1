import { useCallback, useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react'
import type { ChosenFulfilment, LatLng } from '@galo/domain'
import { ArrowRightIcon, IconButton, MinusIcon, PlusIcon } from '@galo/ui'
import type { MapsState } from '@galo/vendors/maps'
import { useWords } from '@galo/words'
import type { LiveMapProps } from './live-map'
import { MapPicture, toCard, type PinsProps } from './map-picture'
import { pinName } from './pin-name'
import { frameOf, pinsOf, ringOf, type Catchment, type CatchmentRing, type MapPlace } from './results-map.model'
import { resultsMap } from './results-map-style'
import { RESULTS_MAP_WORDS } from './results-map.words'

export interface ResultsMapProps extends PinsProps {
  readonly origin: LatLng
  /** In the order of the list. */
  readonly places: readonly MapPlace[]
  /** Of the chosen one, where food is brought. */
  readonly catchment: Catchment | null
  readonly way: ChosenFulfilment
  /** The map one can move was pressed for and can't be had. `again` asks once more; `null` where that is of no use. */
  readonly onFailed: (again: (() => void) | null) => void
}

/** The first look stays while the list is brought again: a map that moves by itself loses who is looking at it. */
const useFrame = (origin: LatLng, places: readonly MapPlace[], way: ChosenFulfilment) => {
  const of = `${origin.latitude} ${origin.longitude} ${way} ${places.length > 0}`
  const [look, setLook] = useState(() => ({ of, frame: frameOf(origin, places) }))
  if (look.of === of) return look.frame
  const frame = frameOf(origin, places)
  setLook({ of, frame })
  return frame
}

/** On a phone the picture shows more, in less: the map one can move begins a step further off. */
const isDrawnSmaller = (): boolean => matchMedia('(max-width: 519.98px)').matches

type Words = (typeof RESULTS_MAP_WORDS)['en']

const legendOf = (catchment: Catchment | null, ring: CatchmentRing | null, words: Words): string => {
  if (catchment === null || ring === null || ring.seen === 'none') return words.youAreTheDot
  return ring.seen === 'line' ? words.insideTheDots(catchment.name) : words.deliversEverywhere(catchment.name)
}

/**
 * The restaurants where they are, linked both ways with the list, which says the same in words. A picture first; the map one can move comes when somebody
 * presses it.
 */
export const ResultsMap = ({ origin, places, catchment, way, onFailed, ...rest }: ResultsMapProps) => {
  const words = useWords(RESULTS_MAP_WORDS)
  const [isMissing, setMissing] = useState(false)
  const fail = useCallback(() => setMissing(true), [])
  const [wanted, setWanted] = useState(0)
  const [LiveMap, setLiveMap] = useState<ComponentType<LiveMapProps> | null>(null)
  const [state, setState] = useState<MapsState>('not-loaded')
  const [isDrawn, setDrawn] = useState(false)
  const [steps, setSteps] = useState(0)
  const [isFromAbove, setFromAbove] = useState(false)
  const frame = useFrame(origin, places, way)
  const { pins, docked } = pinsOf(frame, places, rest.chosen)
  const ring = catchment && ringOf(frame, catchment)
  const hasFailed = state === 'failed' || state === 'auth-failure'
  const isLive = isDrawn && state === 'loaded'
  const want = () => {
    if (wanted > 0 && state !== 'failed') return
    if (wanted === 0 && isDrawnSmaller()) setSteps((before) => before - 1)
    setWanted(wanted + 1)
    setState('loading')
    if (LiveMap !== null) return
    import('./live-map').then(
      (module) => setLiveMap(() => module.LiveMap),
      () => setState('failed'),
    )
  }
  /** A failure is told to who pressed, once: not again to who comes back to the page. */
  const told = useRef(0)
  const tellFailed = useEffectEvent(() => {
    if (told.current === wanted) return
    told.current = wanted
    onFailed(state === 'failed' ? want : null)
  })
  useEffect(() => {
    if (hasFailed) tellFailed()
  }, [hasFailed])
  const by = (step: number) => () => {
    want()
    setSteps((before) => before + step)
  }
  // On the map one can move the line is never far.
  const seen = isLive && catchment !== null ? words.insideTheDots(catchment.name) : legendOf(catchment, ring, words)
  const legend = wanted > 0 && !isLive ? words.onItsWay : seen
  return (
    <section
      css={resultsMap}
      aria-label={words.map}
      onPointerDown={({ target }) => {
        if (target instanceof Element && target.closest('a, button') === null) want()
      }}
    >
      {!isLive && (
        <MapPicture
          frame={frame}
          origin={origin}
          pins={pins}
          ring={ring}
          isMissing={isMissing}
          onFail={fail}
          {...rest}
        />
      )}
      {LiveMap !== null && (
        <div className="map-live" data-drawn={isLive || undefined}>
          <LiveMap
            frame={frame}
            zoom={frame.zoom + steps}
            mapType={isFromAbove ? 'satellite' : 'roadmap'}
            origin={origin}
            places={places}
            catchment={catchment}
            tries={wanted}
            onState={setState}
            onDrawn={() => setDrawn(true)}
            onZoom={(zoom) => setSteps(zoom - frame.zoom)}
            {...rest}
          />
        </div>
      )}
      <p className="map-legend" role="status">
        {hasFailed || (isMissing && wanted === 0) ? words.notAvailable : legend}
      </p>
      {!isLive && (
        <div className="map-dock">
          {docked.map(({ place, number, way: to, until, isTight }) => (
            <a
              key={place.id}
              className="map-docked"
              data-look={place.look}
              data-way={to}
              data-until={until}
              data-tight={isTight || undefined}
              aria-label={pinName(place, number, words)}
              {...toCard(place.id, rest)}
            >
              <b>{number}</b> <span>{place.name}</span>
              <ArrowRightIcon />
            </a>
          ))}
        </div>
      )}
      {state !== 'auth-failure' && (
        <div className="map-keys">
          <IconButton variant="petal" label={words.closer} onClick={by(1)}>
            <PlusIcon />
          </IconButton>
          <IconButton variant="petal" label={words.further} onClick={by(-1)}>
            <MinusIcon />
          </IconButton>
          <button
            type="button"
            className="map-type"
            aria-pressed={isFromAbove}
            onClick={() => {
              want()
              setFromAbove(!isFromAbove)
            }}
          >
            {words.fromAbove}
          </button>
        </div>
      )}
    </section>
  )
}
