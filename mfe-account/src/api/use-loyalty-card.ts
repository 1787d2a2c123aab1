import { useAsyncData, useServices } from '@galo/services'

/** What is on the card of who is logged in (H09), asked for again when it is another card. */
export const useLoyaltyCard = (cardNumber: string) => {
  const { http } = useServices()
  return useAsyncData({
    key: cardNumber,
    load: async (signal) => {
      const { getLoyaltyCard } = await import('@galo/contracts/profile')
      return http.send(getLoyaltyCard, { variables: {}, signal })
    },
  })
}
