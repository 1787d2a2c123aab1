import { useState } from 'react'
import type { ReportedItem } from '@galo/contracts/orders'
import { isRejected } from '@galo/contracts/errors'
import { useAsyncData, useServices } from '@galo/services'

export type Sending = 'idle' | 'sending' | 'failed' | 'too-late'

/** Whether something of an order can be reported, what has been, and how to say it. */
export const useReporting = (orderId: string) => {
  const { http, log } = useServices()
  const [sending, setSending] = useState<Sending>('idle')
  const reporting = useAsyncData({
    key: `reporting ${orderId}`,
    load: async (signal) => {
      const { getReporting } = await import('@galo/contracts/orders')
      return http.send(getReporting, { params: { id: orderId }, signal })
    },
    onFailure: (error) => log('warning', 'It could not be asked whether a dish can be reported', { error }),
  })
  const send = async (items: readonly ReportedItem[]): Promise<void> => {
    setSending('sending')
    try {
      const { reportItems } = await import('@galo/contracts/orders')
      const answer = await http.send(reportItems, { params: { id: orderId }, body: { items } })
      reporting.update(() => answer)
      setSending('idle')
    } catch (error) {
      log('warning', 'A dish could not be reported', { error })
      setSending(isRejected(error) && error.model.errorCode === 'REPORT_NOT_POSSIBLE' ? 'too-late' : 'failed')
    }
  }
  return { reporting, sending, send: (items: readonly ReportedItem[]) => void send(items) }
}
