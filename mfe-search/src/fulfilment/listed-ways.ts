import type { OrderableFulfilment } from '@galo/domain'
import type { ListedWay } from '../features/restaurant-list/listed-way'
import { collection } from './collection/collection'

/** Every way that can be ordered, as a list of restaurants shows it. */
const LISTED_WAYS = { COLLECTION: collection } as const satisfies { readonly [T in OrderableFulfilment]: ListedWay<T> }

export const listedWay = (type: OrderableFulfilment): ListedWay => LISTED_WAYS[type]
