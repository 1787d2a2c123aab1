import type { DetailedFulfilment } from '@galo/domain'
import type { FulfilmentMethod } from './fulfilment-method'

/** A way of ordering whose code is fetched where somebody orders so. */
export interface LateMethod<T extends DetailedFulfilment = DetailedFulfilment> {
  readonly type: T
  /** Asked again, it brings what is here already. */
  readonly load: () => Promise<FulfilmentMethod<T>>
}

const loaded = new WeakMap<object, FulfilmentMethod>()

export const lateMethod = <T extends DetailedFulfilment>(
  type: T,
  load: () => Promise<FulfilmentMethod<T>>,
): LateMethod<T> => {
  const late: LateMethod<T> = {
    type,
    async load() {
      const method = await load()
      loaded.set(late, method)
      return method
    },
  }
  return late
}

/** The way itself, once it is here. */
export const loadedMethod = (late: LateMethod): FulfilmentMethod | null => loaded.get(late) ?? null
