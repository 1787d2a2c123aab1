import { useEffect, useEffectEvent } from 'react'
import { useFact, usePublish } from '@galo/events'
import { useServices } from '@galo/services'
import { useAppState, useExternalStore, useStore, useWriter } from '@galo/state'
import { createBasketActions, type BasketActions } from './basket.actions'
import { waitsForLine } from './waiting.model'

/**
 * One set of actions, and so one queue, per visit: badge, panel and page change the same basket. The menu has no component above all
 * three that could provide it, so it is found by the visit's own store, and goes with it.
 */
const known = new WeakMap<object, BasketActions>()

export const useBasketActions = (): BasketActions => {
  const store = useWriter('basket')
  const notices = useWriter('notices')
  const { http, config, createId } = useServices()
  const publish = usePublish()
  const state = useAppState()
  const there = known.get(store)
  if (there !== undefined) return there
  const made = createBasketActions({
    store,
    http,
    publish,
    createId,
    isOnline: () => state.read('connectivity').getState().online,
    filters: () => state.read('menuFilters').getState(),
    locale: config,
    onAgeStated: (ageStatedFor) => notices.setState((known) => ({ ...known, ageStatedFor })),
    loadChanges: () => import('./basket.changes'),
  })
  known.set(store, made)
  return made
}

/** Whether a line, or a part of the basket, has a change waiting or under way: what it says stays true until that is answered. */
export const useIsPending = (key: string): boolean => {
  const { queue } = useBasketActions()
  return useExternalStore(
    queue.subscribe,
    () => queue.pending().has(key),
    () => false,
  )
}

/** Keeps the basket right when something happens to it elsewhere. Every exposed part has it; together they act once. */
export const useBasketKeeper = (): void => {
  const actions = useBasketActions()
  const state = useAppState()
  const basketId = useStore('basket', ({ signed }) => signed?.data.id ?? null)
  const owner = useStore('basket', ({ signed }) => signed?.data.customer_id ?? null)
  const customer = useStore('session', ({ user }) => user?.uuid ?? null) ?? null
  const isPaying = useStore('payment', ({ attempt }) => attempt !== null) ?? false
  const isBack = useStore('connectivity', ({ online }) => online)
  const waits = useStore('basket', waitsForLine)
  useEffect(() => {
    if (isBack && waits && !isPaying) void actions.replay()
  }, [actions, isBack, waits, isPaying])
  useEffect(() => {
    addEventListener('pagehide', actions.keepUnanswered)
    return () => removeEventListener('pagehide', actions.keepUnanswered)
  }, [actions])
  useEffect(() => {
    // By what is so, not by when it came to be so: who signed in in another tab has a guest's basket here.
    if (basketId === null || owner === null || customer === null || owner === customer || isPaying) return
    void actions.transfer(basketId, customer)
  }, [actions, basketId, owner, customer, isPaying])
  useFact('order.submitted', ({ payload }) => actions.clearAfterOrder(payload.basketId))
  useFact('restaurant.selected', ({ id, payload }) => {
    if (payload.startsAgain) void actions.startAgain(id, payload)
  })
  useFact('basket.refused', ({ id, payload }) => {
    if (payload.basketId === basketId) void actions.recheck(id, payload.code)
  })
  useFact('order.reopened', ({ id, payload }) => {
    const order = state.read('tracking')?.getState().byId[payload.orderId]
    if (order !== undefined) void actions.fill(id, order, true)
  })
  useFact('order-again.requested', ({ id, payload }) => void actions.fill(id, payload.orderId))
}

/**
 * Looks at the basket again wherever it comes into view, and when there is `news` of the restaurant: what sold out since is said before
 * anybody pays. Not while somebody does.
 */
export const useFreshBasket = (news?: unknown): void => {
  const { look } = useBasketActions()
  const isPaying = useStore('payment', ({ attempt }) => attempt !== null)
  const lookNow = useEffectEvent(() => {
    if (!isPaying) void look()
  })
  useEffect(() => lookNow(), [news])
}
