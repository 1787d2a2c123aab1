import { useExternalStore } from '@galo/state'
import { useServices } from '../services'
import type { FlagKey, FlagOf } from './flags'

/** The value of a flag, the same on both sides of the first render. */
export const useFlag = <K extends FlagKey>(key: K): FlagOf<K> => {
  const { flags } = useServices()
  return useExternalStore(
    flags.subscribe,
    () => flags.get(key),
    () => flags.getInitial(key),
  )
}
