import type { Http } from '@galo/services'

interface AskedTime {
  readonly restaurantId: string
  /** A UTC instant. */
  readonly pickupTime: string
  /** What is handed over then has alcohol in it. */
  readonly isAgeRestricted: boolean
}

/** Whether a time can be had, and why not. Fails as its call fails. */
export const checkTime = async (http: Http, { restaurantId, ...asked }: AskedTime) => {
  const { validateTime } = await import(/* webpackChunkName: "late-calls" */ '@galo/contracts/capacity')
  const variables = { restaurantIds: [restaurantId], fulfilmentType: 'COLLECTION', ...asked } as const
  return http.send(validateTime, { variables, isFresh: true })
}
