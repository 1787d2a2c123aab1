import { useAsyncData, useServices } from '@galo/services'

/** What was paid for an order, with the visitor's own token. */
export const useReceipt = (orderId: string) => {
  const { http } = useServices()
  return useAsyncData({
    key: `receipt ${orderId}`,
    load: async (signal) => {
      const { getReceipt } = await import('@galo/contracts/orders')
      return http.send(getReceipt, { params: { id: orderId }, signal })
    },
  })
}
