import type { Services } from '@galo/services'
import { addressSearch as searchOf } from '@galo/services/places/address-search'

export { doorAt } from '@galo/services/places/door-at'
export { isCodeUnderWay } from './place-reading.model'

/** Who is asked for addresses (D11), as the flag says. */
export const addressSearch = (services: Services) => searchOf(services, () => import('@galo/vendors/places'))
