import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { BasketFailure, SignedBasket } from '@galo/contracts/basket'
import type { TraceId } from '@galo/contracts/trace'
import {
  MARKETS,
  QUOTE_CHECK_MS,
  quoteFreshness,
  quoteStep,
  type DeliveryAddress,
  type DeliveryQuote,
  type LatLng,
} from '@galo/domain'
import { useServices } from '@galo/services'
import { useExternalStore } from '@galo/state'
import { askQuote, type QuoteAnswer } from './ask-quote'
import { FIRST_BY_POSITION, NO_COORDINATES, QUOTE_PROBLEMS, type QuoteProblem } from './delivery-quote.errors'
import { isHeld } from './delivery-quote.model'

interface QuoteInput {
  readonly restaurantId: string
  readonly signed: SignedBasket
  /** The one that was had last; for whichever place. */
  readonly quote: DeliveryQuote | null
  readonly address: DeliveryAddress
  /** `null` while it isn't known where to, or by whom. */
  readonly placeKey: string | null
  readonly coordinates: LatLng | null
  readonly isPlaceUnknown: boolean
  /** What is being paid, or is paid, keeps its quote whatever the clock says. */
  readonly isPaused: boolean
  readonly onQuoted: (answer: Extract<QuoteAnswer, { kind: 'quoted' }>) => void
}

/** What it is to the basket, besides: a change of it that failed (F18). */
const NOT_IN_BASKET: BasketFailure = 'DELIVERY_FEE_ERROR'

/** What was in the way, of one place. */
interface Trouble {
  readonly placeKey: string
  readonly problem: QuoteProblem
  readonly isFinal: boolean
  readonly failures: number
  readonly trace: TraceId | null
}

const everySecond = (listener: () => void) => {
  const timer = setInterval(listener, 1_000)
  return () => clearInterval(timer)
}

/**
 * G10: a quote for the place, asked for as soon as that is known, looked at every thirty seconds and at every second for its end,
 * renewed in time, and not asked for any more after three failures in a row.
 */
export const useDeliveryQuote = (input: QuoteInput) => {
  const { restaurantId, signed, quote, address, placeKey, coordinates, isPlaceUnknown, isPaused, onQuoted } = input
  const { http, clock, config, log } = useServices()
  const [known, setTrouble] = useState<Trouble | null>(null)
  const [asking, setAsking] = useState<string | null>(null)
  const flight = useRef<{ readonly placeKey: string; readonly answer: Promise<QuoteAnswer> } | null>(null)
  const hasAsked = useRef(false)
  const trouble = known?.placeKey === placeKey ? known : null
  const held = quote !== null && placeKey !== null && isHeld(quote, signed.data, placeKey) ? quote : null
  const isExpired = useExternalStore(
    everySecond,
    () => held !== null && quoteFreshness(held, clock.now()) === 'expired',
    () => false,
  )
  const isUsable = held !== null && !isExpired
  const step = () => quoteStep({ quote: held, failuresInARow: trouble?.failures ?? 0 }, clock.now())
  const isStopped = (trouble?.failures ?? 0) > 0 && step().kind === 'stop'

  const note = (problem: QuoteProblem, isFirst: boolean) => {
    const { errorCode, message } = QUOTE_PROBLEMS[problem]
    log('warning', message, {
      errorCode: isFirst && problem === 'by-position-failed' ? FIRST_BY_POSITION : errorCode,
    })
    if (problem === 'not-put-in') log('error', `checkout: ${NOT_IN_BASKET}`)
  }

  const askNow = async (place: string): Promise<QuoteAnswer> => {
    const isFirst = !hasAsked.current
    hasAsked.current = true
    setAsking(place)
    if (isFirst && isPlaceUnknown) log('info', NO_COORDINATES.message, { errorCode: NO_COORDINATES.errorCode })
    const { countryCode } = MARKETS[config.market]
    const answer = await askQuote(http, { restaurantId, countryCode, address, placeKey: place, coordinates, signed })
    setAsking((current) => (current === place ? null : current))
    if (answer.kind === 'quoted') {
      setTrouble((before) => (before?.placeKey === place ? null : before))
      onQuoted(answer)
      return answer
    }
    note(answer.problem, isFirst)
    const { problem, trace } = answer
    const isFinal = answer.kind === 'refused'
    setTrouble((before) => ({
      placeKey: place,
      problem,
      isFinal,
      trace,
      failures: isFinal ? 0 : (before?.placeKey === place ? before.failures : 0) + 1,
    }))
    return answer
  }
  /** Once at a time for one place. */
  const ask = (place: string): Promise<QuoteAnswer> => {
    if (flight.current?.placeKey === place) return flight.current.answer
    const answer = askNow(place).finally(() => {
      if (flight.current?.placeKey === place) flight.current = null
    })
    flight.current = { placeKey: place, answer }
    return answer
  }

  const isWanted = placeKey !== null && !isUsable && !isPaused
  const askIfWanted = useEffectEvent(() => {
    if (isWanted && trouble === null) void ask(placeKey)
  })
  useEffect(() => askIfWanted(), [isWanted, placeKey])
  const look = useEffectEvent(() => {
    if (placeKey !== null && !isPaused && trouble?.isFinal !== true && step().kind === 'refresh') void ask(placeKey)
  })
  useEffect(() => {
    const timer = setInterval(() => look(), QUOTE_CHECK_MS)
    return () => clearInterval(timer)
  }, [])

  return {
    isUsable,
    isAsking: asking !== null && asking === placeKey,
    trouble,
    isStopped,
    ask,
    /** The customer wants it tried once more. */
    tryAgain: () => {
      setTrouble(null)
      if (placeKey !== null) void ask(placeKey)
    },
  }
}

export type DeliveryQuoting = ReturnType<typeof useDeliveryQuote>
