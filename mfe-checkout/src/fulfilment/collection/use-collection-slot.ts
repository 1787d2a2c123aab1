import { traceOf } from '@galo/contracts/errors'
import { traceFrom, type TraceId } from '@galo/contracts/trace'
import { useEffect, useEffectEvent, useState } from 'react'
import { isStillToCome, localDateOf, MARKETS, pickupTimeAt, type FulfilmentDetailsOf } from '@galo/domain'
import { useAsyncData, useNow, useServices } from '@galo/services'
import { useStore, useWriter, type StateOf } from '@galo/state'
import { hasAlcohol } from '../../features/age-check/has-alcohol'
import {
  isStillOffered,
  lostFor,
  refusalIn,
  startOfDay,
  stillToCome,
  type LostSlot,
  type TimeRefusal,
} from './collection-slot.model'
import { SLOT_PROBLEMS, type SlotProblem } from './collection-slot.errors'
import { checkTime } from './check-time'
import { collectionTimes, laterTimes, timesAhead } from './collection-times'
import { useNoSlots } from './use-no-slots'

export type SlotsView =
  | { readonly kind: 'loading'; readonly slow: boolean }
  | { readonly kind: 'ready'; readonly times: readonly string[] }
  /** `reference`: what is known of it in our logs, where the restaurant said so itself. */
  | { readonly kind: 'none'; readonly reference: TraceId | null }
  | { readonly kind: 'failed'; readonly reference: TraceId | null }

const NO_TIME: FulfilmentDetailsOf<'COLLECTION'> = { type: 'COLLECTION', pickupTime: null, saved: false }

/** The details of a collection; those of another way are none. */
const collectionIn = ({ fulfilment }: StateOf<'fulfilmentDetails'>) =>
  fulfilment?.type === 'COLLECTION' ? fulfilment : NO_TIME

/**
 * The times of the basket's restaurant and the one that was chosen (rows G03, G04). A chosen time that can't be had any more
 * is given up, with the reason, and nothing is chosen in its place. `isHeld`: being paid for or paid, when only the platform takes it away.
 */
export const useCollectionSlot = (restaurantId: string, isHeld: boolean) => {
  const services = useServices()
  const { http, clock, config, log, createId } = services
  const { timeZone } = MARKETS[config.market]
  const details = useWriter('fulfilmentDetails')
  const collection = useStore('fulfilmentDetails', collectionIn)
  const pickupTime = pickupTimeAt(collection, restaurantId)
  const now = useNow()
  const today = localDateOf(now, timeZone)
  const [daysAhead, setDaysAhead] = useState(() => timesAhead(services, restaurantId)?.daysAhead ?? 0)
  const dayOf = (time: string | null) => (time === null ? '' : localDateOf(time, timeZone))
  /** The day that is looked at: whoever loses a time of it chooses another one of that day. */
  const [lookedAt, setLookedAt] = useState(dayOf(pickupTime))
  const chosenDay = dayOf(pickupTime) || lookedAt
  // A day that has gone by is none.
  const day = chosenDay > today ? chosenDay : today
  const isToday = day === today
  const [lost, setLost] = useState<LostSlot | null>(null)
  /** A new object each time it is met: whoever presses again hears it again. */
  const [problem, setProblem] = useState<{ readonly name: 'not-chosen' | 'check-failed' } | null>(null)
  const [isSaving, setSaving] = useState(false)
  const [noneBy, setNoneBy] = useState<TraceId | null>(null)

  const note = (name: SlotProblem, trace?: TraceId) =>
    log('warning', SLOT_PROBLEMS[name].message, { errorCode: SLOT_PROBLEMS[name].errorCode, trace })
  const noteNone = () => {
    const trace = traceFrom(createId())
    note('no-slots', trace)
    setNoneBy(trace)
  }

  const choose = (time: string | null, isSaved: boolean) =>
    details.setState((state) => ({
      ...state,
      fulfilment: time === null ? NO_TIME : { type: 'COLLECTION', pickupTime: time, saved: isSaved, restaurantId },
    }))

  const isAgeRestricted = useStore('basket', ({ signed }) => signed != null && hasAlcohol(signed.data)) ?? false
  const refusalOf = async (pickupTime: string): Promise<TimeRefusal | null> =>
    refusalIn(await checkTime(http, { restaurantId, pickupTime, isAgeRestricted }))
  /** The time is let go of at once; why it went is asked for the words only. */
  const giveUp = async (time: string): Promise<LostSlot> => {
    choose(null, false)
    return lostFor(time, await refusalOf(time).catch(() => 'UNKNOWN' as const), clock.now())
  }

  const times = useAsyncData({
    // A page that is left open overnight has another day's times.
    key: `${restaurantId} ${day}`,
    // Over midnight: those of a later day are not today's.
    keepsFrom: (before) => before.startsWith(`${restaurantId} `) && before < `${restaurantId} ${today}`,
    known: () => (isToday ? timesAhead(services, restaurantId) : null),
    load: (signal) =>
      isToday
        ? collectionTimes(services, restaurantId, signal)
        : laterTimes(services, restaurantId, startOfDay(day, timeZone), signal),
    onData: ({ times: offered, daysAhead: later }) => {
      setDaysAhead(later)
      if (offered.length === 0) noteNone()
      const chosen = pickupTimeAt(collectionIn(details.getState()), restaurantId)
      if (chosen === null || isStillOffered(chosen, offered, clock.now())) return
      note('gone')
      void giveUp(chosen).then(setLost)
    },
    onFailure: () => note('times-failed'),
  })
  // The page may stand open until the time is too near.
  const hasPassed = !isHeld && pickupTime !== null && !isStillToCome(pickupTime, now)
  const letGo = useEffectEvent(() => {
    if (pickupTime === null) return
    note('gone')
    times.refresh()
    void giveUp(pickupTime).then(setLost)
  })
  useEffect(() => {
    if (hasPassed) letGo()
  }, [hasPassed])
  /** The list is of before: without the time, until it is read again. */
  const lose = (slot: LostSlot) => {
    setLost(slot)
    note('gone')
    choose(null, false)
    times.update((known) => ({ ...known, times: known.times.filter((time) => time !== slot.time) }))
    times.refresh()
  }

  /** Checks the chosen time, or one that was chosen with this very press, and keeps it. */
  const save = async (wanted = pickupTime): Promise<boolean> => {
    if (wanted === null) {
      setProblem({ name: 'not-chosen' })
      note('not-chosen')
      return false
    }
    if (isSaving) return false
    setSaving(true)
    setProblem(null)
    try {
      const refusal = await refusalOf(wanted)
      // Another time was chosen while we asked about this one: it is the one to ask about, when the customer says so.
      if (pickupTimeAt(collectionIn(details.getState()), restaurantId) !== wanted) return false
      if (refusal === null) {
        choose(wanted, true)
        setLost(null)
      } else lose(lostFor(wanted, refusal, clock.now()))
      return refusal === null
    } catch {
      setProblem({ name: 'check-failed' })
      note('check-failed')
      return false
    } finally {
      setSaving(false)
    }
  }

  const hasLaterDays = daysAhead > 0
  const open = times.kind === 'ready' ? stillToCome(times.data.times, now) : []
  const view = ((): SlotsView => {
    if (times.kind === 'failed') return { kind: 'failed', reference: traceOf(times.error) }
    if (times.kind !== 'ready') return { kind: 'loading', slow: times.kind === 'loading' && times.isSlow }
    if (open.length > 0) return { kind: 'ready', times: open }
    // Another day is looked for first.
    return hasLaterDays ? { kind: 'loading', slow: false } : { kind: 'none', reference: noneBy }
  })()
  const noSlots = useNoSlots(view.kind === 'none', today)

  return {
    view,
    /** What there is to say when there are no times. */
    noSlots,
    timeZone,
    restaurantId,
    today,
    day,
    hasLaterDays,
    /** The day has no time; another one may. */
    isEmpty: times.kind === 'ready' && open.length === 0,
    noDay: () => setDaysAhead(0),
    /** Another day is another answer: a time of the one before is none. */
    pickDay: (date: string) => {
      setProblem(null)
      choose(null, false)
      setLookedAt(date)
    },
    pickupTime,
    isSaved: collection.saved && pickupTime !== null,
    lost,
    problem,
    isSaving,
    pick: (time: string) => {
      setProblem(null)
      setLookedAt(day)
      choose(time, false)
    },
    save,
    /** Paying was told that this time is gone. Whoever has to choose again sees what there is now. */
    giveUp: (time: string) => {
      if (times.kind === 'ready' && times.data.times.length === 0) times.refresh()
      else times.reset()
      note('gone')
      void giveUp(time).then(setLost)
    },
    retry: times.reset,
  }
}

export type CollectionSlot = ReturnType<typeof useCollectionSlot>
