import { createContext, useCallback, useContext } from 'react'
import type { DetailedFulfilment, OrderableFulfilment } from '@galo/domain'
import { collection } from './collection/collection'
import type { FulfilmentMethod } from './fulfilment-method'

export type FulfilmentMethods = { readonly [T in DetailedFulfilment]?: FulfilmentMethod<T> }

/** Every way of ordering this checkout knows: one for each that the site says can be ordered, or it doesn't compile. */
export const FULFILMENT_METHODS = { COLLECTION: collection } as const satisfies {
  readonly [T in OrderableFulfilment]: FulfilmentMethod<T>
}

const FulfilmentMethodsContext = createContext<FulfilmentMethods>(FULFILMENT_METHODS)

/** Other ways than the checkout's own, for whatever is below. */
export const FulfilmentMethodsProvider = FulfilmentMethodsContext

/** Finds a way of ordering by its type; `null` for one that there is no checkout for. */
export const useFindMethod = (): ((type: string) => FulfilmentMethod | null) => {
  const methods = useContext(FulfilmentMethodsContext)
  return useCallback(
    (type: string) =>
      Object.values<FulfilmentMethod | undefined>(methods).find((method) => method?.type === type) ?? null,
    [methods],
  )
}
