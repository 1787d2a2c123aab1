import { useEffect, useEffectEvent } from 'react'
import { isRejected } from '@galo/contracts/errors'
import { useAsyncData, useBackOnline, useServices } from '@galo/services'

export type UpdateChannel = 'text' | 'email'

/** What became of asking. */
export type Asked = 'done' | 'invalid' | 'over' | 'failed'

const REFUSED: Readonly<Record<string, Asked>> = {
  UPDATES_EMAIL_INVALID: 'invalid',
  UPDATES_NUMBER_INVALID: 'invalid',
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

  const ask = async (channel: UpdateChannel, to: string | null): Promise<Asked> => {
    try {
      const { setUpdates } = await import('@galo/contracts/orders')
      const answer = await http.send(setUpdates, { params: { id: orderId }, body: { [channel]: to } })
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
