import { createContext, useCallback, useContext } from 'react'
import { FULFILMENT_TYPES, isOrderable, type DetailedFulfilment, type OrderableFulfilment } from '@galo/domain'
import { collection } from './collection/collection'
import type { FulfilmentMethod } from './fulfilment-method'
import { lateMethod, loadedMethod, type LateMethod } from './late-method'

/** A way of ordering, or where its code is. */
type Listed<T extends DetailedFulfilment> = FulfilmentMethod<T> | LateMethod<T>

export type FulfilmentMethods = { readonly [T in DetailedFulfilment]?: Listed<T> }

/** Every way of ordering this checkout knows: one for each that the site says can be ordered, or it doesn't compile. */
export const FULFILMENT_METHODS = {
  COLLECTION: collection,
  DELIVERY: lateMethod('DELIVERY', () =>
    import(/* webpackChunkName: "other-ways" */ './delivery/delivery').then((m) => m.delivery),
  ),
  EAT_IN: lateMethod('EAT_IN', () =>
    import(/* webpackChunkName: "other-ways" */ './eat-in/eat-in').then((m) => m.eatIn),
  ),
  AT_TABLE: lateMethod('AT_TABLE', () =>
    import(/* webpackChunkName: "other-ways" */ './eat-in/eat-in').then((m) => m.atTable),
  ),
} as const satisfies FulfilmentMethods & { readonly [T in OrderableFulfilment]: Listed<T> }

/** Those whose baskets are taken: nobody is asked for money by a way that can't be ordered, even where its code is here. */
const TAKEN: FulfilmentMethods = Object.fromEntries(
  FULFILMENT_TYPES.filter(isOrderable).map((type) => [type, FULFILMENT_METHODS[type]]),
)

const FulfilmentMethodsContext = createContext(TAKEN)

/** Other ways than the checkout's own, for whatever is below. */
export const FulfilmentMethodsProvider = FulfilmentMethodsContext

const listedIn = (methods: FulfilmentMethods, type: string): FulfilmentMethod | LateMethod | null =>
  Object.values<FulfilmentMethod | LateMethod | undefined>(methods).find((method) => method?.type === type) ?? null

/** Finds a way of ordering by its type; `null` for one that can't be ordered, and for one whose code is not here. */
export const useFindMethod = (): ((type: string) => FulfilmentMethod | null) => {
  const methods = useContext(FulfilmentMethodsContext)
  return useCallback(
    (type: string) => {
      const listed = listedIn(methods, type)
      return listed !== null && 'load' in listed ? loadedMethod(listed) : listed
    },
    [methods],
  )
}

/** Those of these ways whose code is still to come. */
export const useLateMethods = (types: readonly string[]): readonly LateMethod[] => {
  const methods = useContext(FulfilmentMethodsContext)
  return types.flatMap((type) => {
    const listed = listedIn(methods, type)
    return listed !== null && 'load' in listed && loadedMethod(listed) === null ? [listed] : []
  })
}
