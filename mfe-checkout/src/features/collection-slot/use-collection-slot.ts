import { useEffect, useEffectEvent, useState } from 'react'
import { localDateOf, MARKETS, toIso } from '@galo/domain'
import { useNow, useServices } from '@galo/services'
import { useStore, useWriter } from '@galo/state'
import { lostSlot, stillToCome, type LostSlot } from './collection-slot.model'
import { SLOT_PROBLEMS, type SlotProblem } from './collection-slot.errors'
import { useNoSlots } from './use-no-slots'

export type SlotsView =
  | { readonly kind: 'loading'; readonly slow: boolean }
  | { readonly kind: 'ready'; readonly times: readonly string[] }
  | { readonly kind: 'none' }
  | { readonly kind: 'failed' }

type Answer = { readonly times: readonly string[] } | 'failed' | 'slow' | null

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
  const checkout = useWriter('checkout')
  const { pickupTime, saved } = useStore('fulfilmentDetails', ({ collection }) => collection)
  const now = useNow()
  const today = localDateOf(now, timeZone)
  const [reads, setReads] = useState(0)
  const [answer, setAnswer] = useState<Answer>(null)
  const [lost, setLost] = useState<LostSlot | null>(null)
  /** A new object each time it is met: whoever presses again hears it again. */
  const [problem, setProblem] = useState<{ readonly name: 'not-chosen' | 'check-failed' } | null>(null)
  const [isSaving, setSaving] = useState(false)

  const note = (name: SlotProblem) =>
    log('info', SLOT_PROBLEMS[name].message, { errorCode: SLOT_PROBLEMS[name].errorCode })

  const choose = (time: string | null, isSaved: boolean) => {
    details.set((state) => ({ ...state, collection: { pickupTime: time, saved: isSaved } }))
    checkout.set((state) => ({ ...state, pickupTimeIsConfirmed: isSaved }))
  }

  const lose = (slot: LostSlot) => {
    setLost(slot)
    note('gone')
    choose(null, false)
    setReads((count) => count + 1)
  }

  const received = useEffectEvent((times: readonly string[]) => {
    setAnswer({ times })
    if (times.length === 0) note('no-slots')
    const gone = lostSlot(details.get().collection.pickupTime, times, clock.now())
    if (gone !== null) {
      setLost(gone)
      note('gone')
      choose(null, false)
    }
  })
  const failed = useEffectEvent(() => {
    setAnswer((known) => (known !== null && typeof known === 'object' ? known : 'failed'))
    note('times-failed')
  })

  useEffect(() => {
    const abort = new AbortController()
    const slow = setTimeout(() => setAnswer((known) => known ?? 'slow'), SLOW_MS)
    import('../../api/get-available-times')
      .then(({ getAvailableTimes }) =>
        getAvailableTimes(http, {
          restaurantId,
          fulfilmentType: 'COLLECTION',
          fromTime: toIso(clock.now()),
          signal: abort.signal,
        }),
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
      const { validateTime } = await import('../../api/validate-time')
      const isValid = await validateTime(http, { restaurantId, fulfilmentType: 'COLLECTION', pickupTime })
      // Another time was chosen while we asked about this one: it is the one to ask about, when the customer says so.
      if (details.get().collection.pickupTime !== pickupTime) return false
      if (isValid) {
        choose(pickupTime, true)
        setLost(null)
      } else lose(lostSlot(pickupTime, [], clock.now()) ?? { time: pickupTime, why: 'taken' })
      return isValid
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
    isSaved: saved && pickupTime !== null,
    lost,
    problem,
    isSaving,
    pick: (time: string) => {
      setProblem(null)
      choose(time, false)
    },
    save,
    /** Paying was told that this time is gone. */
    giveUp: (time: string) => lose(lostSlot(time, [], clock.now()) ?? { time, why: 'taken' }),
    retry: () => {
      setAnswer(null)
      setReads((count) => count + 1)
    },
  }
}

export type CollectionSlot = ReturnType<typeof useCollectionSlot>
