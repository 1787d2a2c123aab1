import { useEffect, useEffectEvent, useState } from 'react'
import { localDateOf, MARKETS, pickupTimeAt, toIso, type FulfilmentDetailsOf } from '@galo/domain'
import { useNow, useServices } from '@galo/services'
import { useStore, useWriter, type StateOf } from '@galo/state'
import {
  isStillOffered,
  lostFor,
  refusalIn,
  stillToCome,
  type LostSlot,
  type TimeRefusal,
} from './collection-slot.model'
import { SLOT_PROBLEMS, type SlotProblem } from './collection-slot.errors'
import { useNoSlots } from './use-no-slots'

export type SlotsView =
  | { readonly kind: 'loading'; readonly slow: boolean }
  | { readonly kind: 'ready'; readonly times: readonly string[] }
  | { readonly kind: 'none' }
  | { readonly kind: 'failed' }

type Answer = { readonly times: readonly string[] } | 'failed' | 'slow' | null

const isEmpty = (answer: Answer): boolean => answer !== null && typeof answer === 'object' && answer.times.length === 0

const withoutTime = (answer: Answer, time: string): Answer =>
  answer !== null && typeof answer === 'object' ? { times: answer.times.filter((other) => other !== time) } : answer

const NO_TIME: FulfilmentDetailsOf<'COLLECTION'> = { type: 'COLLECTION', pickupTime: null, saved: false }

/** The details of a collection; those of another way are none. */
const collectionIn = ({ fulfilment }: StateOf<'fulfilmentDetails'>) =>
  fulfilment?.type === 'COLLECTION' ? fulfilment : NO_TIME

/** Row K05. */
const SLOW_MS = 2_000

/**
 * The times of the basket's restaurant and the one that was chosen (rows G03, G04; Q57). A chosen time that can't be had any more
 * is given up, with the reason, and nothing is chosen in its place.
 */
export const useCollectionSlot = (restaurantId: string) => {
  const { http, clock, config, log } = useServices()
  const { timeZone } = MARKETS[config.market]
  const details = useWriter('fulfilmentDetails')
  const collection = useStore('fulfilmentDetails', collectionIn)
  const pickupTime = pickupTimeAt(collection, restaurantId)
  const now = useNow()
  const today = localDateOf(now, timeZone)
  const [reads, setReads] = useState(0)
  const [answer, setAnswer] = useState<Answer>(null)
  const [lost, setLost] = useState<LostSlot | null>(null)
  /** A new object each time it is met: whoever presses again hears it again. */
  const [problem, setProblem] = useState<{ readonly name: 'not-chosen' | 'check-failed' } | null>(null)
  const [isSaving, setSaving] = useState(false)

  const note = (name: SlotProblem) =>
    log('warning', SLOT_PROBLEMS[name].message, { errorCode: SLOT_PROBLEMS[name].errorCode })

  const choose = (time: string | null, isSaved: boolean) =>
    details.set((state) => ({
      ...state,
      fulfilment: time === null ? NO_TIME : { type: 'COLLECTION', pickupTime: time, saved: isSaved, restaurantId },
    }))

  const lose = (slot: LostSlot) => {
    setLost(slot)
    note('gone')
    choose(null, false)
    setAnswer((known) => withoutTime(known, slot.time))
    setReads((count) => count + 1)
  }

  const refusalOf = async (time: string): Promise<TimeRefusal | null> => {
    const { validateTime } = await import('@galo/contracts/capacity')
    const variables = { restaurantIds: [restaurantId], fulfilmentType: 'COLLECTION', pickupTime: time } as const
    return refusalIn(await http.send(validateTime, { variables, isFresh: true }))
  }
  /** The time is let go of at once; why it went is asked for the words only. */
  const giveUp = async (time: string): Promise<LostSlot> => {
    choose(null, false)
    return lostFor(time, await refusalOf(time).catch(() => 'UNKNOWN' as const), clock.now())
  }

  const received = useEffectEvent((times: readonly string[]) => {
    setAnswer({ times })
    if (times.length === 0) note('no-slots')
    const chosen = pickupTimeAt(collectionIn(details.get()), restaurantId)
    if (chosen === null || isStillOffered(chosen, times, clock.now())) return
    note('gone')
    void giveUp(chosen).then(setLost)
  })
  const failed = useEffectEvent(() => {
    setAnswer((known) => (known !== null && typeof known === 'object' ? known : 'failed'))
    note('times-failed')
  })

  useEffect(() => {
    const abort = new AbortController()
    const slow = setTimeout(() => setAnswer((known) => known ?? 'slow'), SLOW_MS)
    const variables = {
      restaurantIds: [restaurantId],
      fulfilmentType: 'COLLECTION',
      fromTime: toIso(clock.now()),
    } as const
    import('@galo/contracts/capacity')
      .then(async ({ listAvailableTimes, timesOf }) =>
        timesOf(await http.send(listAvailableTimes, { variables, isFresh: true, signal: abort.signal }), restaurantId),
      )
      .then(
        (times) => abort.signal.aborted || received(times),
        () => abort.signal.aborted || failed(),
      )
      .finally(() => clearTimeout(slow))
    return () => {
      clearTimeout(slow)
      abort.abort()
    }
    // A page that is left open overnight has another day's times.
  }, [http, clock, restaurantId, reads, today])

  const save = async (): Promise<boolean> => {
    if (pickupTime === null) {
      setProblem({ name: 'not-chosen' })
      note('not-chosen')
      return false
    }
    if (isSaving) return false
    setSaving(true)
    setProblem(null)
    try {
      const refusal = await refusalOf(pickupTime)
      // Another time was chosen while we asked about this one: it is the one to ask about, when the customer says so.
      if (pickupTimeAt(collectionIn(details.get()), restaurantId) !== pickupTime) return false
      if (refusal === null) {
        choose(pickupTime, true)
        setLost(null)
      } else lose(lostFor(pickupTime, refusal, clock.now()))
      return refusal === null
    } catch {
      setProblem({ name: 'check-failed' })
      note('check-failed')
      return false
    } finally {
      setSaving(false)
    }
  }

  const view = ((): SlotsView => {
    if (answer === null || answer === 'slow') return { kind: 'loading', slow: answer === 'slow' }
    if (answer === 'failed') return { kind: 'failed' }
    const times = stillToCome(answer.times, now)
    return times.length === 0 ? { kind: 'none' } : { kind: 'ready', times }
  })()
  const noSlots = useNoSlots(view.kind === 'none', today)

  return {
    view,
    /** What there is to say when there are no times. */
    noSlots,
    timeZone,
    pickupTime,
    isSaved: collection.saved && pickupTime !== null,
    lost,
    problem,
    isSaving,
    pick: (time: string) => {
      setProblem(null)
      choose(time, false)
    },
    save,
    /** Paying was told that this time is gone. */
    giveUp: (time: string) => {
      // The list is of before: whoever has to choose again sees what there is now.
      setAnswer((known) => (isEmpty(known) ? known : null))
      void giveUp(time).then(lose)
    },
    retry: () => {
      setAnswer(null)
      setReads((count) => count + 1)
    },
  }
}

export type CollectionSlot = ReturnType<typeof useCollectionSlot>
