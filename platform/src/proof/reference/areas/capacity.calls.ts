import { getThrottles, listAvailableDays, listAvailableTimes, validateTime } from '@galo/contracts/capacity'
import { UK_RESTAURANT } from '../../world/baskets'
import type { ApiArea } from '../api-call'
import { describedCall } from '../described-call'

const here = { restaurantIds: [UK_RESTAURANT], fulfilmentType: 'COLLECTION' as const }

export const capacityArea: ApiArea = {
  id: 'capacity',
  title: 'Capacity',
  about: 'How busy the kitchens are, for ten restaurants at a time. GraphQL; errors are a bare array.',
  calls: [
    describedCall(listAvailableTimes, {
      title: 'List available times',
      good: async (world) => ({ variables: { ...here, fromTime: await world.slot() } }),
    }),
    describedCall(listAvailableDays, {
      title: 'List available days',
      good: () => ({ variables: here }),
    }),
    describedCall(validateTime, {
      title: 'Validate a time',
      good: async (world) => ({ variables: { ...here, pickupTime: await world.slot() } }),
    }),
    describedCall(getThrottles, {
      title: 'Get throttles',
      good: () => ({ variables: { restaurantIds: [UK_RESTAURANT] } }),
    }),
  ],
}
