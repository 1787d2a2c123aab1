import { useAsyncData, useServices } from '@galo/services'
import { useStore } from '@galo/state'

/** Who may bring it (G12). */
const PARTNERS = ['DELIVEROO_FULFILLMENT', 'DELIVEROO', 'GALO'] as const
export type Partner = (typeof PARTNERS)[number]

/** Who rides for the basket's restaurant; `null` while nobody says, and for one this release has no name for. */
export const usePartner = (): Partner | null => {
  const { http } = useServices()
  const slug = useStore('basket', ({ restaurant }) => restaurant?.slug) ?? null
  const partner = useAsyncData({
    key: slug,
    load: async (signal): Promise<Partner | null> => {
      const { getRestaurant } = await import(/* webpackChunkName: "late-calls" */ '@galo/contracts/restaurants')
      const variables = { slug: slug ?? '', fulfilmentMethod: 'DELIVERY' } as const
      const restaurant = await http.send(getRestaurant, { variables, signal })
      const channel = restaurant?.orderChannel.find(({ fulfilmentMethod }) => fulfilmentMethod === 'DELIVERY')
      return PARTNERS.find((name) => name === channel?.provider) ?? null
    },
  })
  return partner.kind === 'ready' ? partner.data : null
}
