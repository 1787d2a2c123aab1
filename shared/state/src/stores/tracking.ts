import type { SubmittedOrder } from '@galo/contracts'
import { defineStore } from '../define-store'

/** Orders placed on this device, newest first, so that a guest finds the way back to them. */
export interface SubmittedOrderState {
  readonly orders: readonly { readonly orderId: string; readonly placedAt: string }[]
}

export const submittedOrderStore = defineStore<SubmittedOrderState>()({
  owner: 'mfe-tracking',
  persist: 'device',
  initial: () => ({ orders: [] }),
})

/** The last answer per order, shown at once on return and while offline. */
export interface TrackingState {
  readonly byId: Readonly<Record<string, SubmittedOrder>>
}

export const trackingStore = defineStore<TrackingState>()({ owner: 'mfe-tracking', initial: () => ({ byId: {} }) })
