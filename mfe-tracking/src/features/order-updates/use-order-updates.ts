import { useEffect, useEffectEvent } from 'react'
import type { InputOf } from '@galo/contracts/call'
import { isRejected } from '@galo/contracts/errors'
import type { setUpdates } from '@galo/contracts/orders'
import { useAsyncData, useBackOnline, useServices } from '@galo/services'

export type UpdateChannel = 'text' | 'email'

/** What became of asking. */
export type Asked = 'done' | 'invalid' | 'over' | 'failed'

/** Asks by the ways that are named, `null` for not that way; the others stay as they were. */
export type Ask = (wished: InputOf<typeof setUpdates>['body']) => Promise<Asked>

const REFUSED: Readonly<Record<string, Asked>> = {
  UPDATES_EMAIL_INVALID: 'invalid',
  UPDATES_NUMBER_INVALID: 'invalid',
  UPDATES_DEVICE_INVALID: 'invalid',
  UPDATES_OVER: 'over',
}

/** What was asked to be told of an order, looked at again at each `step` of it and by whoever comes back to the tab; and how to ask. */
export const useOrderUpdates = (orderId: string, step: string) => {
  const { http, log } = useServices()
  const updates = useAsyncData({
    key: `updates ${orderId} ${step}`,
    keepsFrom: () => true,
    load: async (signal) => {
      const { getUpdates } = await import('@galo/contracts/orders')
      return http.send(getUpdates, { params: { id: orderId }, signal })
    },
    onFailure: (error) => log('warning', 'It could not be asked who is told of the order', { error }),
  })
  const { refresh } = updates
  useBackOnline(refresh)
  const lookAgain = useEffectEvent(() => {
    if (document.visibilityState === 'visible') refresh()
  })
  useEffect(() => {
    const back = () => lookAgain()
    document.addEventListener('visibilitychange', back)
    return () => document.removeEventListener('visibilitychange', back)
  }, [])

  const ask: Ask = async (body) => {
    try {
      const { setUpdates } = await import('@galo/contracts/orders')
      const answer = await http.send(setUpdates, { params: { id: orderId }, body })
      updates.update(() => answer)
      return 'done'
    } catch (error) {
      const refused = isRejected(error) ? REFUSED[error.model.errorCode] : undefined
      if (refused !== undefined) return refused
      log('warning', 'It could not be asked to be told of the order', { error })
      return 'failed'
    }
  }
  return { updates, ask }
}
